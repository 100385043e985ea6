import type { TextElement } from "../document.ts";
import type { Size } from "../geometry.ts";
import type { Line } from "./break-lines.ts";
import { chainFor, fitWords, LEAST_TYPE } from "./fit-text.ts";
import { linesFor, roomFor, type SetText, type ShapedWords, shapeWords, type TextMaterial } from "./text-setting.ts";

/** Properties of a text on which its place in the box depends. */
export type LaidOutText = SetText & Pick<TextElement, "font" | "size" | "fit" | "stand" | "align">;

/** A text in its box, from which print and caret follow. */
export interface TextLayout {
  readonly words: ShapedWords;
  readonly lines: readonly Line[];
  /** As it is printed, micrometres. */
  readonly size: number;
  readonly needs: Size;
  /** Of the first line, below the top of the box; micrometres. */
  readonly top: number;
}

interface Remembered {
  readonly box: Size;
  readonly material: TextMaterial;
  readonly layout: TextLayout | null;
}

/** Texts are immutable. While one is typed, the others of its side are laid out only once. */
const remembered = new WeakMap<LaidOutText, Remembered>();

/** @returns null when no font is loaded */
export function layoutText(text: LaidOutText, { width, height }: Size, material: TextMaterial): TextLayout | null {
  const known = remembered.get(text);
  if (known && isSame(known, { width, height }, material)) return known.layout;
  const { fonts, hyphens } = material;
  const box = { width, height };
  const layout = laidOut(text, box, { fonts, hyphens });
  remembered.set(text, { box, material: { fonts, hyphens }, layout });
  return layout;
}

const isSame = ({ box, material }: Remembered, { width, height }: Size, { fonts, hyphens }: TextMaterial) =>
  box.width === width && box.height === height && material.fonts === fonts && material.hyphens === hyphens;

function laidOut(text: LaidOutText, box: Size, { fonts, hyphens }: TextMaterial): TextLayout | null {
  const [face, ...more] = chainFor(text.font, fonts);
  if (!face) return null;
  const words = shapeWords(text, [face, ...more], hyphens);
  const size = sizeOf(text, box, words);
  const lines = linesFor(words, box.width, size);
  const needs = roomFor(words, lines, size);
  const free = Math.max(0, box.height - needs.height);
  return { words, lines, size, needs, top: { top: 0, middle: Math.floor(free / 2), bottom: free }[text.stand] };
}

/** A text that may shrink takes the largest size that fits, or the smallest that is printed. */
function sizeOf({ fit, size }: LaidOutText, box: Size, words: ShapedWords): number {
  if (fit === "report") return size;
  return fitWords(words, box, size, LEAST_TYPE)?.size ?? Math.min(size, LEAST_TYPE);
}
