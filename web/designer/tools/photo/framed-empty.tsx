import type { CSSProperties } from "react";
import type { PhotoElement } from "../../../../design/document.ts";
import type { Rect } from "../../../../design/geometry.ts";
import { outlinePath } from "../../../../design/outline.ts";
import { onPage } from "../../../../design/surface-geometry.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { cssBox } from "../../../scene/drawing/css-matrix.ts";
import { cssPath } from "../../../scene/drawing/css-path.ts";
import type { ObjectProps } from "../../elements/tool.ts";
import "./framed-empty.css";

/** A place in a frame of its own that has no photo yet; not printed, so that it is drawn by the stage alone. */
export function FramedEmpty({ element, side: { layout, subject }, scale }: ObjectProps<PhotoElement>) {
  const { frame, mask = "rect", radius, stencil, rotation } = element;
  if (frame === "surface") return null;
  const box = onPage(layout, frame);
  const cutBy = (path: string): CSSProperties => ({ clipPath: `path("${cssPath(path, box, scale)}")` });
  const own = mask === "rect" ? {} : cutBy(outlinePath(mask, box, radius));
  const shared = stencil ? cutBy(outlinePath(stencil.outline, onPage(layout, stencil.box))) : {};
  return (
    <div
      className="framed-empty"
      aria-hidden="true"
      style={{ ...cssBox(box, subject.outer, scale), rotate: `${rotation / 1000}deg`, ...shared }}
    >
      <span style={own}>{hasRoom(box, scale) && <Icon name="plus" />}</span>
    </div>
  );
}

/** CSS pixels from which on a sign fits in. */
const ROOM = 28;
const hasRoom = ({ width, height }: Rect, scale: number) => Math.min(width, height) * scale >= ROOM;
