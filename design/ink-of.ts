import { direction } from "./angle.ts";
import type { Point, Rect } from "./geometry.ts";
import { around, corners } from "./rect.ts";
import { flatItems, glyphsOf, type SceneGlyphs, type SceneItem } from "./scene.ts";
import { turnAbout } from "./turn.ts";

/** Corners of a letter's approximate box: from ascender to descender, half an em wide, rotated with the letter. */
export function letterBox({ size, turn }: Pick<SceneGlyphs, "size" | "turn">, { x, y }: Point): readonly Point[] {
  const box = corners({ x, y: y - 0.7 * size, width: 0.5 * size, height: 0.9 * size });
  return turn === undefined ? box : box.map(turnAbout({ x, y }, direction(turn)));
}

/** About where the letters of a run are: from ascenders to descenders, half an em for the last letter. */
export function inkOf({ size, turn, ...run }: SceneGlyphs): Rect | null {
  let ink: Rect | null = null;
  for (const { x, y } of glyphsOf(run)) {
    const letter =
      turn === undefined
        ? { x, y: y - 0.7 * size, width: 0.5 * size, height: 0.9 * size }
        : { x: x - size / 4, y: y - size / 4, width: size / 2, height: size / 2 };
    ink = around(ink, letter);
  }
  return ink;
}

/** Box of words, by element. */
export function wordsAmong(items: readonly SceneItem[]): ReadonlyMap<string, Rect> {
  const words = new Map<string, Rect>();
  for (const item of flatItems(items)) {
    if (item.type !== "glyphs" || item.element === null) continue;
    const all = around(words.get(item.element) ?? null, inkOf(item));
    if (all) words.set(item.element, all);
  }
  return words;
}
