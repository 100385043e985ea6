import { direction } from "../../../../design/angle.ts";
import type { Point, Rect, Size } from "../../../../design/geometry.ts";

/**
 * Where in a turned box a point of the screen is, micrometres from the box's own top left corner.
 *
 * @param bounds of the turned box on the screen: its middle is the box's middle
 * @param size of the box before it is turned, CSS pixels
 * @param scale CSS pixels per micrometre
 * @param rotation millidegrees
 */
export function pointInBox(point: Point, bounds: Rect, size: Size, scale: number, rotation: number): Point {
  const { cos, sin } = direction(-rotation);
  const right = point.x - (bounds.x + bounds.width / 2);
  const down = point.y - (bounds.y + bounds.height / 2);
  return {
    x: (right * cos - down * sin + size.width / 2) / scale,
    y: (right * sin + down * cos + size.height / 2) / scale,
  };
}
