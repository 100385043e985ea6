import type { Rect } from "../../../design/geometry.ts";
import type { PathData } from "../../../design/path.ts";

/** SVG path of a rectangle given in micrometres, written in millimetres. */
export function rectPath({ x, y, width, height }: Rect): string {
  return `M${x / 1000} ${y / 1000}h${width / 1000}v${height / 1000}h${-width / 1000}z`;
}

/** A rectangle with a hole; fill it with the even-odd rule. */
export const ringPath = (outer: Rect, hole: Rect): string => `${rectPath(outer)}${rectPath(hole)}`;

/** Path data in micrometres as SVG path data in millimetres. */
export const pathInMillimetres = (path: PathData): string =>
  path.replaceAll(/-?\d+/g, (length) => `${Number(length) / 1000}`);
