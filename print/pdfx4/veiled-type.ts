import type { Rect } from "../../design/geometry.ts";
import { intersect } from "../../design/rect.ts";
import { glyphsOf, type SceneGlyphs, type SceneItem } from "../../design/scene.ts";
import { paintedBox } from "../painted-items.ts";

const OPAQUE = 1_000_000;

/** No letter reaches further from its origin than this many times its size. */
const REACH = 2;

/**
 * Type that something transparent is painted over. Inks blend one by one: black that overprints would show the colour
 * below it through the veil, which no preview does, so that such type knocks out.
 */
export function veiledType(items: readonly SceneItem[]): ReadonlySet<SceneItem> {
  const veiled = new Set<SceneItem>();
  seekVeiled(items, [], veiled);
  return veiled;
}

/** From the top down, so that what is above is known. */
function seekVeiled(items: readonly SceneItem[], veils: Rect[], veiled: Set<SceneItem>): void {
  for (const item of items.toReversed()) {
    if (item.type === "glyphs") {
      const box = typeBox(item);
      if (veils.some((veil) => intersect(veil, box))) veiled.add(item);
    }
    if (item.type !== "group") continue;
    seekVeiled(item.items, veils, veiled);
    const box = (item.opacity ?? OPAQUE) < OPAQUE ? paintedBox(item) : null;
    if (box) veils.push(box);
  }
}

/** The box around the letters, which may be much smaller than what they are cut to. */
function typeBox(run: SceneGlyphs): Rect {
  const reach = REACH * run.size;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of glyphsOf(run)) {
    [left, top] = [Math.min(left, x - reach), Math.min(top, y - reach)];
    [right, bottom] = [Math.max(right, x + reach), Math.max(bottom, y + reach)];
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
