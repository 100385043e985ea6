import type { Point, UnitMatrix } from "./geometry.ts";

/** Page point of a point of the upright photo, given in shares (0 to 1) of its width and height. */
export const toPage = ([a, b, c, d, e, f]: UnitMatrix, share: Point): Point => ({
  x: a * share.x + c * share.y + e,
  y: b * share.x + d * share.y + f,
});

/** The inverse: the point of the upright photo, in shares of its width and height, at a page point. */
export function toPhoto([a, b, c, d, e, f]: UnitMatrix, page: Point): Point {
  const determinant = a * d - b * c;
  const x = page.x - e;
  const y = page.y - f;
  return { x: (d * x - c * y) / determinant, y: (a * y - b * x) / determinant };
}

/** Reflected about the vertical line at `x`. */
export const reflectAcross = ([a, b, c, d, e, f]: UnitMatrix, x: number): UnitMatrix => [
  0 - a,
  b,
  0 - c,
  d,
  2 * x - e,
  f,
];

/** Reflected about the horizontal line at `y`. */
export const reflectDown = ([a, b, c, d, e, f]: UnitMatrix, y: number): UnitMatrix => [
  a,
  0 - b,
  c,
  0 - d,
  e,
  2 * y - f,
];
