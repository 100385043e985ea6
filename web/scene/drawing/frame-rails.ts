import type { Point, Rect } from "../../../design/geometry.ts";

export type RailSide = "top" | "right" | "bottom" | "left";

/** One of the four pieces of a frame, corners in millimetres: outer edge first, then back along the inner edge. */
export interface Rail {
  readonly side: RailSide;
  readonly corners: readonly [Point, Point, Point, Point];
}

/** Mitred rails between the outer and the inner edge of a frame (micrometres in, millimetres out). */
export function railsOf({ outer, inner }: { readonly outer: Rect; readonly inner: Rect }): readonly Rail[] {
  const o = cornersOf(outer);
  const i = cornersOf(inner);
  return [
    { side: "top", corners: [o.nw, o.ne, i.ne, i.nw] },
    { side: "right", corners: [o.ne, o.se, i.se, i.ne] },
    { side: "bottom", corners: [o.se, o.sw, i.sw, i.se] },
    { side: "left", corners: [o.sw, o.nw, i.nw, i.sw] },
  ];
}

function cornersOf({ x, y, width, height }: Rect) {
  const at = (px: number, py: number): Point => ({ x: px / 1000, y: py / 1000 });
  return { nw: at(x, y), ne: at(x + width, y), se: at(x + width, y + height), sw: at(x, y + height) };
}
