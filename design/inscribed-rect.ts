import { type Contour, contoursOf, crossingsAt } from "./contour.ts";
import type { Rect } from "./geometry.ts";
import { type PathData, pathBounds } from "./path.ts";

/** Horizontal lines on which an outline is sampled. */
const ROWS = 96;
/** Largest deviation of chords and rows from the curve, micrometres. */
const TOLERANCE = 150;

interface Span {
  readonly left: number;
  readonly right: number;
}

/**
 * The largest upright rectangle inside a closed outline, symmetric about its middle line: the safe area for text on a
 * punched card. Null where the middle is cut away.
 */
export function inscribedRect(outline: PathData): Rect | null {
  const bounds = pathBounds(outline);
  if (!bounds) return null;
  const contours = contoursOf(outline);
  const middle = bounds.x + bounds.width / 2;
  const step = bounds.height / ROWS;
  // The outermost rows are moved inside a little, because a line along the edge crosses nothing.
  const rows = Array.from({ length: ROWS + 1 }, (_, row) =>
    Math.min(Math.max(bounds.y + row * step, bounds.y + 1), bounds.y + bounds.height - 1),
  );
  const spans = rows.map((y) => spanAt(y, middle, contours));
  let best: Rect | null = null;
  for (let top = 0; top < ROWS; top++) {
    let [left, right] = [-Infinity, Infinity];
    for (let bottom = top; bottom <= ROWS; bottom++) {
      const span = spans[bottom];
      if (!span) break;
      [left, right] = [Math.max(left, span.left), Math.min(right, span.right)];
      const [y, height] = [rows[top] ?? 0, (rows[bottom] ?? 0) - (rows[top] ?? 0)];
      if (Math.min(right - left, height) <= 2 * TOLERANCE) continue;
      if (best && (right - left) * height <= best.width * best.height) continue;
      best = { x: left, y, width: right - left, height };
    }
  }
  return best && inside(best);
}

function inside({ x, y, width, height }: Rect): Rect {
  const [left, top] = [Math.ceil(x + TOLERANCE), Math.ceil(y + TOLERANCE)];
  return {
    x: left,
    y: top,
    width: Math.floor(x + width - TOLERANCE) - left,
    height: Math.floor(y + height - TOLERANCE) - top,
  };
}

/** The inside around the middle on one line across; null where the middle is outside. */
function spanAt(y: number, middle: number, contours: readonly Contour[]): Span | null {
  const crossings = crossingsAt(y, contours);
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const [left = 0, right = 0] = [crossings[index], crossings[index + 1]];
    if (left <= middle && middle <= right) return { left, right };
  }
  return null;
}
