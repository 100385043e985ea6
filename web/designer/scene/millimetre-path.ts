import type { Rect } from "../../../design/geometry.ts";

/** SVG path of a rectangle given in micrometres, written in millimetres. */
export function rectPath({ x, y, width, height }: Rect): string {
  return `M${x / 1000} ${y / 1000}h${width / 1000}v${height / 1000}h${-width / 1000}z`;
}

/** A rectangle with a hole; fill it with the even-odd rule. */
export const ringPath = (outer: Rect, hole: Rect): string => `${rectPath(outer)}${rectPath(hole)}`;
