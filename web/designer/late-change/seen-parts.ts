import type { Rect, UnitMatrix } from "../../../design/geometry.ts";
import { around, corners, intersect } from "../../../design/rect.ts";
import type { SceneItem, ScenePage } from "../../../design/scene.ts";

/** What shows of a photo within the trim. */
export interface SeenPart {
  readonly photo: string;
  /** Share of the upright photo, 0 to 1 across and down; the box around it where the photo is turned. */
  readonly part: Rect;
}

const known = new WeakMap<ScenePage, ReadonlyMap<string, SeenPart>>();

/** What shows of the photos of a page, by their elements; those of which nothing shows are left out. */
export function seenParts(page: ScenePage): ReadonlyMap<string, SeenPart> {
  const found = known.get(page) ?? new Map(partsAmong(page.items, page.trim));
  known.set(page, found);
  return found;
}

/** Reflections of an element come before itself, which is what counts. */
function partsAmong(items: readonly SceneItem[], clip: Rect): readonly (readonly [string, SeenPart])[] {
  return items.flatMap((item): readonly (readonly [string, SeenPart])[] => {
    if (item.type !== "image" && item.type !== "group") return [];
    const shown = item.clip ? intersect(clip, item.clip) : clip;
    if (!shown) return [];
    if (item.type === "group") return partsAmong(item.items, shown);
    const part = item.element === null ? null : partWithin(shown, item.matrix);
    return part && item.element !== null ? [[item.element, { photo: item.photo, part }]] : [];
  });
}

const WHOLE: Rect = { x: 0, y: 0, width: 1, height: 1 };

function partWithin(shown: Rect, [a, b, c, d, e, f]: UnitMatrix): Rect | null {
  const area = a * d - b * c;
  if (area === 0) return null;
  const box = corners(shown).reduce<Rect | null>((found, { x, y }) => {
    const [u, v] = [x - e, y - f];
    return around(found, { x: (d * u - c * v) / area, y: (a * v - b * u) / area, width: 0, height: 0 });
  }, null);
  return box && intersect(box, WHOLE);
}

/** How much of what was seen of a photo is seen no more, 0 to 1. */
export function lostOf(before: Rect, after: Rect): number {
  const kept = intersect(before, after);
  return kept ? 1 - (kept.width * kept.height) / (before.width * before.height) : 1;
}
