import type { Point, Rect } from "../../../../design/geometry.ts";
import { wordsAmong } from "../../../../design/ink-of.ts";
import type { SurfaceLayout } from "../../../../design/layout.ts";
import { intersect } from "../../../../design/rect.ts";
import type { ScenePage } from "../../../../design/scene.ts";
import { onPage, visibleArea } from "../../../../design/surface-geometry.ts";

/** Words that may be cut off, covered or lost in a fold. */
export interface NearEdge {
  readonly reason: "near-edge";
  readonly surface: string;
  readonly element: string;
  /** How far the words reach over, micrometres. */
  readonly over: number;
  /** Brings them inside, micrometres; null: they are larger than what is safe. */
  readonly back: Point | null;
}

/** Remembered by page, which stays the same object while it is not changed. */
const known = new WeakMap<ScenePage, readonly NearEdge[]>();

/** Words of a page that reach over its safe area. */
export function nearEdges(page: ScenePage, layout: SurfaceLayout): readonly NearEdge[] {
  const found = known.get(page) ?? measured(page, layout);
  known.set(page, found);
  return found;
}

/** What stays visible and is meant for words, on the page. */
export const safeArea = (layout: SurfaceLayout): Rect =>
  layout.zones
    .filter(({ kind }) => kind === "safe")
    .reduce((area, zone) => intersect(area, onPage(layout, zone.area)) ?? area, visibleArea(layout));

function measured(page: ScenePage, layout: SurfaceLayout): readonly NearEdge[] {
  const words = wordsAmong(page.items);
  const safe = safeArea(layout);
  return [...words].flatMap(([element, ink]) => {
    const over = overhang(ink, safe);
    if (over <= 0) return [];
    return [{ reason: "near-edge", surface: page.surface, element, over, back: wayInto(ink, safe) } as const];
  });
}

const overhang = (ink: Rect, safe: Rect): number =>
  Math.round(
    Math.max(
      safe.x - ink.x,
      safe.y - ink.y,
      ink.x + ink.width - safe.x - safe.width,
      ink.y + ink.height - safe.y - safe.height,
    ),
  );

/** The shortest way of a box into an area, whole micrometres; null where it is too large. */
export function wayInto(box: Rect, area: Rect): Point | null {
  if (box.width > area.width || box.height > area.height) return null;
  return {
    x: shift(box.x, box.width, area.x, area.width),
    y: shift(box.y, box.height, area.y, area.height),
  };
}

function shift(at: number, length: number, from: number, room: number): number {
  if (at < from) return Math.ceil(from - at);
  return Math.floor(Math.min(from + room - length - at, 0)) + 0;
}
