import { direction } from "../../../../design/angle.ts";
import type { DesignElement } from "../../../../design/document.ts";
import type { Point, Rect } from "../../../../design/geometry.ts";
import { rotate } from "../../../../design/placement.ts";
import { around, middle } from "../../../../design/rect.ts";

/** A frame turned about its middle: micrometres from the trim's top left corner, millidegrees clockwise. */
export interface TurnedBox {
  readonly frame: Rect;
  readonly rotation: number;
}

/** The box of an element that can be taken hold of; null for one that follows its whole side. */
export const boxOf = ({ frame, rotation }: Pick<DesignElement, "frame" | "rotation">): TurnedBox | null =>
  frame === "surface" ? null : { frame, rotation };

/** Clockwise from the frame's own top left. */
export function cornersOf({ frame, rotation }: TurnedBox): readonly [Point, Point, Point, Point] {
  const [centre, turn] = [middle(frame), direction(rotation)];
  const at = (x: number, y: number): Point => {
    const off = rotate({ x: (x * frame.width) / 2, y: (y * frame.height) / 2 }, turn);
    return { x: centre.x + off.x, y: centre.y + off.y };
  };
  return [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)];
}

/** The smallest upright rectangle around a turned box, its edges rounded to whole micrometres. */
export function boundsOf(box: TurnedBox): Rect {
  if (box.rotation === 0) return box.frame;
  const corners = cornersOf(box);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.round(Math.min(...xs)), Math.round(Math.min(...ys))];
  return { x, y, width: Math.round(Math.max(...xs)) - x, height: Math.round(Math.max(...ys)) - y };
}

/** The smallest upright rectangle around all of them; null around none. */
export const boundsOfAll = (boxes: readonly TurnedBox[]): Rect | null =>
  boxes.reduce<Rect | null>((all, box) => around(all, boundsOf(box)), null);

/** A point in the box's own directions, from its middle. */
export function fromMiddle({ frame, rotation }: TurnedBox, point: Point): Point {
  const { cos, sin } = direction(rotation);
  const centre = middle(frame);
  return rotate({ x: point.x - centre.x, y: point.y - centre.y }, { cos, sin: -sin });
}

/** Does the turned box hold the point, its edge included? */
export function holds(box: TurnedBox, point: Point): boolean {
  const { x, y } = fromMiddle(box, point);
  return Math.abs(x) <= box.frame.width / 2 && Math.abs(y) <= box.frame.height / 2;
}
