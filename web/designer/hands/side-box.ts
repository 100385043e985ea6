import type { Point, Rect } from "../../../design/geometry.ts";
import { onPage } from "../../../design/surface-geometry.ts";
import { type CssBox, cssBox } from "../../scene/drawing/css-matrix.ts";
import type { SidePlace } from "../board/board.ts";

interface Place {
  readonly side: SidePlace;
  /** CSS pixels per micrometre. */
  readonly scale: number;
}

/** A rectangle of a side, from its trim's corner, in CSS pixels of what is drawn of it. */
export const sideBox = (rect: Rect, { side, scale }: Place): CssBox =>
  cssBox(onPage(side.layout, rect), side.subject.outer, scale);

/** A point, the same way. */
export function sidePoint(point: Point, place: Place): { left: number; top: number } {
  const { left, top } = sideBox({ ...point, width: 0, height: 0 }, place);
  return { left, top };
}
