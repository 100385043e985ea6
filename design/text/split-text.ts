import type { TextElement } from "../document.ts";
import type { Size } from "../geometry.ts";
import { layoutText } from "./text-layout.ts";
import { roomFor, type TextMaterial } from "./text-setting.ts";

export interface SplitText {
  /** Text that fits into the box at its own size. */
  readonly head: string;
  /** Text for another place; empty where all fits. */
  readonly tail: string;
}

/** Letters that are set at first; more only where the box holds them all. */
const AT_FIRST = 4_000;

/** Splits a text after the last word that fits into its box; null where not even one line fits, or without fonts. */
export function splitText(text: TextElement, box: Size, material: TextMaterial): SplitText | null {
  for (let letters = AT_FIRST; ; letters *= 2) {
    const some = text.text.slice(0, letters).toWellFormed();
    const end = endInBox({ ...text, text: some }, box, material);
    if (end === null) return null;
    if (end < some.length || letters >= text.text.length) {
      const at = end >= text.text.length ? end : behindWord(text.text, end);
      return { head: text.text.slice(0, at).trimEnd(), tail: text.text.slice(at).trimStart() };
    }
  }
}

/** Number of letters that fit into the box. No word is hyphenated for it, or its halves would be on two pages. */
function endInBox(text: TextElement, box: Size, material: TextMaterial): number | null {
  const laid = layoutText({ ...text, fit: "report", hyphenate: false }, box, material);
  if (!laid) return null;
  const { words, lines, size } = laid;
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (roomFor(words, lines.slice(0, middle), size).height <= box.height) low = middle;
    else high = middle - 1;
  }
  if (low === 0) return null;
  return lines[low]?.start ?? text.text.length;
}

/** A word wider than the box is broken where the line ends; every other stays whole. */
function behindWord(text: string, end: number): number {
  const before = text.slice(0, end).search(/\s\S*$/);
  return before > 0 && !/\s/.test(text.charAt(end - 1)) && !/\s/.test(text.charAt(end)) ? before + 1 : end;
}
