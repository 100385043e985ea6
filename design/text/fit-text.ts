import type { TextElement } from "../document.ts";
import type { Size } from "../geometry.ts";
import { GENERAL_FONT } from "./font.ts";
import { linesFor, roomFor, type SetText, type ShapedWords, shapeWords, type TextMaterial } from "./text-setting.ts";

/** Smallest printed type of cards, 7 pt (catalogue facts, section 15). */
export const LEAST_TYPE = 2_470;

/** A size at which a text fits, and the room it takes there; micrometres. */
export interface FittedText {
  readonly size: number;
  readonly needs: Size;
}

/** Sizes are tried in steps of this many micrometres, so that texts of one sheet look alike. */
const STEP = 50;

/**
 * The largest size up to the text's own at which all of it fits into the room, with no word broken between letters.
 *
 * @param least smallest size, micrometres
 * @returns null when it does not even fit at `least`, or when no font is loaded
 */
export function fitSize(
  text: SetText & Pick<TextElement, "font" | "size">,
  room: Size,
  { fonts, hyphens }: TextMaterial,
  least: number = LEAST_TYPE,
): FittedText | null {
  const [face, ...more] = chainFor(text.font, fonts);
  return face ? fitWords(shapeWords(text, [face, ...more], hyphens), room, text.size, least) : null;
}

/** The chain of a font, or the general one where the shop no longer has the font. */
export function chainFor(font: string, fonts: TextMaterial["fonts"]) {
  const chain = fonts.chain(font);
  return chain.length > 0 ? chain : fonts.chain(GENERAL_FONT);
}

export function fitWords(words: ShapedWords, room: Size, most: number, least: number): FittedText | null {
  let [low, high] = [Math.ceil(least / STEP), Math.floor(most / STEP)];
  let best: FittedText | null = null;
  while (low <= high) {
    const steps = Math.floor((low + high) / 2);
    const size = steps * STEP;
    const needs = fits(words, room, size);
    if (needs) {
      best = { size, needs };
      low = steps + 1;
    } else high = steps - 1;
  }
  return best;
}

function fits(words: ShapedWords, room: Size, size: number): Size | null {
  const lines = linesFor(words, room.width, size);
  if (lines.some((line) => line.forced)) return null;
  const needs = roomFor(words, lines, size);
  return needs.width <= room.width && needs.height <= room.height ? needs : null;
}
