import type { Point, Rect } from "../../../design/geometry.ts";

/** The eight handles of a selection, named by where they sit. */
export const handles = ["nw", "n", "ne", "e", "se", "s", "sw", "w"] as const;
export type Handle = (typeof handles)[number];

/** Where a handle sits on a box. */
export function handleAt(handle: Handle, box: Rect): Point {
  return { x: along(handle, "w", "e", box.x, box.width), y: along(handle, "n", "s", box.y, box.height) };
}

/** The point that stays where it is while this handle is dragged. */
export const anchorOf = (handle: Handle, box: Rect): Point => {
  const at = handleAt(handle, box);
  return { x: 2 * box.x + box.width - at.x, y: 2 * box.y + box.height - at.y };
};

/**
 * How much larger the photo gets when a handle is dragged by `by`: the share of the way from the anchor through the
 * handle that the pointer has gone. Outwards is larger.
 */
export function dragFactor(handle: Handle, box: Rect, by: Point): number {
  const at = handleAt(handle, box);
  const anchor = anchorOf(handle, box);
  const way = { x: at.x - anchor.x, y: at.y - anchor.y };
  const length = way.x * way.x + way.y * way.y;
  return Math.max(1 + (by.x * way.x + by.y * way.y) / length, 0.05);
}

function along(handle: Handle, start: string, end: string, from: number, length: number): number {
  if (handle.includes(start)) return from;
  return handle.includes(end) ? from + length : from + length / 2;
}
