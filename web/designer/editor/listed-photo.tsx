import type { PhotoElement } from "../../../design/document.ts";
import { useMessages } from "../../words/context.tsx";
import { useDesignContext } from "../context/design-context.ts";
import { useDesignView } from "../context/use-design.ts";
import { sharpnessOf } from "../scene/sharpness.ts";

/** How a photo lies in its place, in words; nothing for an empty place. */
export function ListedPhoto({ element }: { readonly element: PhotoElement }) {
  const t = useMessages().designer;
  const { shop, kind } = useDesignContext();
  const { resolution, layouts } = useDesignView();
  if (element.photo === null) return null;
  const judged = resolution.find((one) => one.element === element.id);
  const trim = layouts.find(({ surface }) => surface === judged?.surface)?.trim;
  const sharpness =
    judged && trim && sharpnessOf(judged, { trim, onWall: kind.design.viewer === "wall" }, t, shop.locale);
  return (
    <dl>
      <dt>{t.photo.fitLabel}</dt>
      <dd>{t.photo[element.placement.fit]}</dd>
      <dt>{t.photo.zoom}</dt>
      <dd className="num">{t.photo.zoomText({ percent: Math.round(element.placement.zoom / 10_000) })}</dd>
      <dt>{t.list.turned}</dt>
      <dd className="num">
        {t.photo.degrees({ text: (element.placement.rotation / 1000).toLocaleString(shop.locale) })}
      </dd>
      {sharpness && (
        <>
          <dt>{t.list.resolution}</dt>
          <dd className="num">
            {sharpness.verdict}, {sharpness.detail}
          </dd>
        </>
      )}
    </dl>
  );
}
