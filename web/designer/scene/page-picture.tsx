import { memo } from "react";
import type { Rect } from "../../../design/geometry.ts";
import { rectPath } from "../../../design/path.ts";
import type { SceneGroup, SceneItem, ScenePage } from "../../../design/scene.ts";
import { useStock } from "../context/use-design.ts";
import "./page-picture.css";
import { cssBox } from "../../scene/drawing/css-matrix.ts";
import { cssPath } from "../../scene/drawing/css-path.ts";
import { EffectFilters, effectsOf } from "../../scene/drawing/effect-filters.tsx";
import { shownColour } from "../../scene/drawing/plate-tint.ts";
import { SceneVector } from "../../scene/drawing/scene-vector.tsx";
import { SceneImageView } from "./scene-image.tsx";

interface PagePictureProps {
  readonly page: ScenePage;
  /** The part of the page to show, page micrometres. */
  readonly area: Rect;
  /** CSS pixels per micrometre. */
  readonly scale: number;
  /** "#rrggbb" of coloured stock, on which inks are seen; it is not printed. */
  readonly paper?: string | undefined;
}

/**
 * One page of the scene exactly as it will be printed, item by item in drawing order. Says nothing to screen readers;
 * the objects on it have their own elements.
 */
export const PagePicture = memo(function PagePicture({ page, area, scale, paper }: PagePictureProps) {
  const drawn = (
    <EffectFilters effects={effectsOf(page.items)}>
      <Items items={page.items} area={area} scale={scale} />
    </EffectFilters>
  );
  return (
    <div
      className="page-picture"
      style={{ width: area.width * scale, height: area.height * scale, backgroundColor: paper }}
      data-surface={page.surface}
      aria-hidden="true"
    >
      {paper === undefined ? drawn : <div className="page-inks">{drawn}</div>}
    </div>
  );
});

interface ItemsProps {
  readonly items: readonly SceneItem[];
  readonly area: Rect;
  readonly scale: number;
}

const Items = ({ items, area, scale }: ItemsProps) =>
  items.map((item, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity but their place in the drawing order
    <Item key={`${n}-${item.type === "image" ? item.photo : item.type}`} item={item} area={area} scale={scale} />
  ));

interface ItemProps {
  readonly item: SceneItem;
  readonly area: Rect;
  readonly scale: number;
}

/**
 * Elements that did not change give the same items again (`design/compile-element.ts`), which are not rendered again.
 */
const Item = memo(function Item({ item, area, scale }: ItemProps) {
  const { fonts } = useStock();
  switch (item.type) {
    case "fill": {
      if (isHairline(item.rect, scale))
        return <SceneVector item={{ ...item, type: "path", path: rectPath(item.rect) }} area={area} fonts={fonts} />;
      const backgroundColor = shownColour(item);
      return backgroundColor === null ? null : (
        <div className="scene-fill" style={{ ...cssBox(item.rect, area, scale), backgroundColor }} />
      );
    }
    case "image":
      return <SceneImageView image={item} area={area} scale={scale} />;
    case "path":
    case "glyphs":
      return <SceneVector item={item} area={area} fonts={fonts} />;
    case "group":
      return <Group group={item} area={area} scale={scale} />;
  }
});

/** Boxes are painted by whole pixels of the screen: a thin line would be several times as thick as in print. */
const isHairline = ({ width, height }: Rect, scale: number) => Math.min(width, height) * scale < 2;

/** Cut by a rectangle and by an outline, each in a box of its own, because a box has one clip. */
function Group({ group, area, scale }: { readonly group: SceneGroup; readonly area: Rect; readonly scale: number }) {
  const { items, opacity = 1_000_000, clip, mask } = group;
  const cut = clip && cssBox(clip, area, scale);
  const right = cut && area.width * scale - cut.left - cut.width;
  const bottom = cut && area.height * scale - cut.top - cut.height;
  const clipPath = cut && `inset(${cut.top}px ${right}px ${bottom}px ${cut.left}px)`;
  const maskPath = mask === undefined ? undefined : `path("${cssPath(mask, area, scale)}")`;
  return (
    <div className="scene-group" style={{ opacity: opacity / 1_000_000, clipPath }}>
      <div className="scene-group" style={{ clipPath: maskPath }}>
        <Items items={items} area={area} scale={scale} />
      </div>
    </div>
  );
}
