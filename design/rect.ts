import type { Point, Rect } from "./geometry.ts";

/** Rectangles in integer micrometres; every function keeps integers integer. */

/** Moved by an offset. */
export const translate = (rect: Rect, by: Point): Rect => ({ ...rect, x: rect.x + by.x, y: rect.y + by.y });

/** Larger by `margin` on every side; a negative margin shrinks. */
export const grow = (rect: Rect, margin: number): Rect => ({
  x: rect.x - margin,
  y: rect.y - margin,
  width: rect.width + 2 * margin,
  height: rect.height + 2 * margin,
});

/** The common part, or null when they do not overlap or only touch. */
export function intersect(one: Rect, other: Rect): Rect | null {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** Moved into an area, and made smaller where it is larger. */
export function movedInto({ x, y, width, height }: Rect, area: Rect): Rect {
  const [w, h] = [Math.min(width, area.width), Math.min(height, area.height)];
  return {
    x: Math.min(Math.max(x, area.x), area.x + area.width - w),
    y: Math.min(Math.max(y, area.y), area.y + area.height - h),
    width: w,
    height: h,
  };
}

/** The middle; a half micrometre is possible. */
export const middle = (rect: Rect): Point => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });

/** The smallest rectangle around both; null is empty. */
export function around(one: Rect | null, other: Rect | null): Rect | null {
  if (!one || !other) return one ?? other;
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

/** Whether the outer rectangle contains all of the inner one. */
export const contains = (outer: Rect, inner: Rect): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** The smallest rectangle around points; null around none. Whole numbers, outwards. */
export function aroundPoints(points: readonly Point[]): Rect | null {
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))];
  return { x, y, width: Math.ceil(Math.max(...xs)) - x, height: Math.ceil(Math.max(...ys)) - y };
}

/** Clockwise from the top left one. */
export const corners = ({ x, y, width, height }: Rect): readonly Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];
