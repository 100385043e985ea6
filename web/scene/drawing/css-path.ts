import type { Point } from "../../../design/geometry.ts";
import type { PathData } from "../../../design/path.ts";

/** A path of the page in CSS pixels relative to `origin` (page micrometres), for `clip-path: path(...)`. */
export const cssPath = (path: PathData, origin: Point, scale: number): string =>
  path.replaceAll(/(-?\d+) (-?\d+)/g, (_, x: string, y: string) => {
    const pixel = (value: number) => String(Number((value * scale).toFixed(3)));
    return `${pixel(Number(x) - origin.x)} ${pixel(Number(y) - origin.y)}`;
  });
