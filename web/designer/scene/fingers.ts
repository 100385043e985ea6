import type { Point } from "../../../design/geometry.ts";

/** Where the fingers (or the mouse) are: one moves, two move and zoom. */
export type Fingers = readonly [Point] | readonly [Point, Point];

export function middleOf([first, second]: Fingers): Point {
  return second ? { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 } : first;
}

/** How many times farther apart two fingers are than they were; 1 for one finger. */
export function spreadBetween(before: Fingers, now: Fingers): number {
  const [was, is] = [distance(before), distance(now)];
  return was > 0 && is > 0 ? is / was : 1;
}

const distance = ([first, second]: Fingers) => (second ? Math.hypot(second.x - first.x, second.y - first.y) : 0);

/** The first two of the points that are down; null when there is none. */
export function fingersOf(points: ReadonlyMap<number, Point>): Fingers | null {
  const [first, second] = points.values();
  if (!first) return null;
  return second ? [first, second] : [first];
}
