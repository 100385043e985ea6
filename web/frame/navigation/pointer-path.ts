/** A point of the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

type Panel = Pick<DOMRect, "left" | "right" | "top">;

/**
 * Whether a pointer moves towards a panel below: its path, drawn on, meets the panel's upper edge. Then the entries
 * that it crosses on its way are not meant; whoever moves along the bar is drawn on beyond its ends.
 */
export function isOnTheWay(before: Point, now: Point, panel: Panel): boolean {
  const down = now.y - before.y;
  if (down <= 0) return false;
  const x = before.x + ((now.x - before.x) * (panel.top - before.y)) / down;
  // Barely downwards is along the bar, however wide the panel is.
  return down * 3 >= Math.abs(now.x - before.x) && x >= panel.left && x <= panel.right;
}
