import { useState } from "react";
import { trimArea } from "../../../design/surface-geometry.ts";
import { useMessages } from "../../words/context.tsx";
import { useDesignView } from "../context/use-design.ts";
import { PagePicture } from "../scene/page-picture.tsx";

interface OtherSideProps {
  /** Of a side that is no print: the lid of a box. */
  readonly role: string;
  readonly title: string;
  readonly onOpen: (surface: string) => void;
}

/** A side beside the prints as it will be made, with the line that words should stay within. */
export function OtherSide({ role, title, onOpen }: OtherSideProps) {
  const t = useMessages().designer.pile;
  const { layouts, scene } = useDesignView();
  const [width, setWidth] = useState(0);
  const layout = layouts.find((one) => one.role === role);
  const page = scene.pages.find(({ surface }) => surface === layout?.surface);
  if (!layout || !page) return null;
  const area = trimArea(layout);
  const scale = width / area.width;
  const safe = layout.zones.find((zone) => zone.kind === "safe");
  return (
    <button
      ref={(element) => setWidth(element?.clientWidth ?? 0)}
      type="button"
      className="other-side"
      style={{ aspectRatio: area.width / area.height }}
      aria-label={t.openSide({ side: title })}
      onClick={() => onOpen(layout.surface)}
    >
      {width > 0 && <PagePicture page={page} area={area} scale={scale} />}
      {safe && width > 0 && (
        <i
          style={{
            left: safe.area.x * scale,
            top: safe.area.y * scale,
            width: safe.area.width * scale,
            height: safe.area.height * scale,
          }}
        />
      )}
    </button>
  );
}
