import type { Point, Rect, UnitMatrix } from "../../../design/geometry.ts";

/** A box for CSS, pixels. */
export interface CssBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A rectangle of the page in CSS pixels, relative to `origin` (page micrometres). */
export const cssBox = (rect: Rect, origin: Point, scale: number): CssBox => ({
  left: (rect.x - origin.x) * scale,
  top: (rect.y - origin.y) * scale,
  width: rect.width * scale,
  height: rect.height * scale,
});

/** An image element's size and its transform (about its top left corner), in CSS pixels. */
export interface CssImage {
  readonly width: number;
  readonly height: number;
  readonly transform: string;
}

/**
 * Draws the unit square's picture by a matrix. The element gets the printed size, so that the transform only turns,
 * reflects and moves, and the browser scales the picture once.
 */
export function cssImage([a, b, c, d, e, f]: UnitMatrix, origin: Point, scale: number): CssImage {
  const width = Math.hypot(a, b);
  const height = Math.hypot(c, d);
  const parts = [a / width, b / width, c / height, d / height, (e - origin.x) * scale, (f - origin.y) * scale];
  return { width: width * scale, height: height * scale, transform: `matrix(${parts.map(plain).join(",")})` };
}

/** CSS knows no exponents of small floats in old browsers, and hundredths of a pixel are enough. */
const plain = (value: number) => String(Number(value.toFixed(6)));
