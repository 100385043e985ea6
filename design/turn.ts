import { type Direction, direction } from "./angle.ts";
import type { Point, Rect, UnitMatrix } from "./geometry.ts";
import { middle } from "./rect.ts";

/** Turning about a point, clockwise on the page. Results are exact; rounding is the caller's. */
export type Turn = (point: Point) => Point;

export function turnAbout(centre: Point, { cos, sin }: Direction): Turn {
  return ({ x, y }) => {
    const [dx, dy] = [x - centre.x, y - centre.y];
    return { x: centre.x + dx * cos - dy * sin, y: centre.y + dx * sin + dy * cos };
  };
}

/** The turn of a frame about its middle; null for none, so that upright things stay exactly where they are. */
export const turnOf = (box: Rect, rotation: number): Turn | null =>
  rotation === 0 ? null : turnAbout(middle(box), direction(rotation));

/** The matrix of a picture that is turned as a whole; corners are rounded, as `photoMatrix` does. */
export function turnMatrix([a, b, c, d, e, f]: UnitMatrix, turn: Turn): UnitMatrix {
  const at = (x: number, y: number) => {
    const point = turn({ x, y });
    return { x: Math.round(point.x) + 0, y: Math.round(point.y) + 0 };
  };
  const [origin, right, down] = [at(e, f), at(a + e, b + f), at(c + e, d + f)];
  return [right.x - origin.x, right.y - origin.y, down.x - origin.x, down.y - origin.y, origin.x, origin.y];
}
