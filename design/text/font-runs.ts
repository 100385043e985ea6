import { isInvisible, writes } from "./coverage.ts";
import type { FontFace } from "./font.ts";
import { letterEnd } from "./letters.ts";

/** A stretch of text in one font. */
export interface FontRun {
  readonly face: FontFace;
  readonly start: number;
  readonly end: number;
}

/**
 * Splits a text into maximal runs of one font. A letter uses the first font that contains it, or the first of all.
 * Spaces use the font before them, so that words of one font stay together.
 *
 * @param chain at least one font
 */
export function fontRuns(text: string, chain: readonly FontFace[]): readonly FontRun[] {
  const [first] = chain;
  if (!first) return [];
  const runs: { face: FontFace; start: number; end: number }[] = [];
  for (let at = 0; at < text.length; ) {
    const end = letterEnd(text, at);
    const letter = text.slice(at, end);
    const last = runs.at(-1);
    const face = last && staysIn(last.face, letter) ? last.face : (faceFor(letter, chain) ?? first);
    if (last?.face === face) last.end = end;
    else runs.push({ face, start: at, end });
    at = end;
  }
  return runs;
}

const staysIn = (face: FontFace, letter: string) =>
  letter === "\n" ||
  ((letter <= " " || letter === "\u00a0" || isInvisible(letter.codePointAt(0) ?? 0)) && writes(face, letter));

/** Cached look-ups in a chain; chains live as long as their library. */
const found = new WeakMap<readonly FontFace[], Map<string, FontFace | null>>();
/** Letters that are remembered for a chain; more than any language writes. */
const MOST_LETTERS = 20_000;

/** The first font that writes a letter; null when none does. */
export function faceFor(letter: string, chain: readonly FontFace[]): FontFace | null {
  const known = found.get(chain) ?? new Map<string, FontFace | null>();
  found.set(chain, known);
  let face = known.get(letter);
  if (face === undefined) {
    face = chain.find((one) => writes(one, letter)) ?? null;
    if (known.size >= MOST_LETTERS) known.clear();
    known.set(letter, face);
  }
  return face;
}
