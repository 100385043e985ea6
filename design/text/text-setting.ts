import type { TextElement } from "../document.ts";
import type { Size } from "../geometry.ts";
import { breakLines, type Line } from "./break-lines.ts";
import type { FontFace, FontLibrary } from "./font.ts";
import { type FontRun, fontRuns } from "./font-runs.ts";
import type { HyphenLibrary } from "./hyphens.ts";
import { type Paragraph, paragraphOf } from "./paragraph.ts";

/** Fonts and hyphenation of texts. */
export interface TextMaterial {
  readonly fonts: FontLibrary;
  readonly hyphens: HyphenLibrary;
}

/** Properties of a text on which its lines depend. */
export type SetText = Pick<TextElement, "text" | "language" | "hyphenate" | "leading" | "tracking">;

/** A text shaped in its fonts, before line breaking, so that sizes can be tried without reshaping. */
export interface ShapedWords {
  /** Gives every line its height. */
  readonly face: FontFace;
  readonly runs: readonly FontRun[];
  readonly paragraphs: readonly Paragraph[];
  /** From baseline to baseline, font units. */
  readonly lineHeight: number;
  /** Between letters, font units. */
  readonly tracking: number;
}

const MILLION = 1_000_000;

/** @param chain at least one font */
export function shapeWords(
  { text, language, hyphenate, leading, tracking: share }: SetText,
  chain: readonly [FontFace, ...FontFace[]],
  hyphens: HyphenLibrary,
): ShapedWords {
  const [face] = chain;
  const runs = fontRuns(text, chain);
  const tracking = (share * face.unitsPerEm) / MILLION;
  const setting = { language, hyphenate, hyphens, tracking, shape: { language, ligatures: share === 0 } };
  const paragraphs: Paragraph[] = [];
  let start = 0;
  for (const paragraph of text.split("\n")) {
    paragraphs.push(paragraphOf(text, start, start + paragraph.length, runs, setting));
    start += paragraph.length + 1;
  }
  const ownHeight = face.ascender - face.descender + face.lineGap;
  return { face, runs, paragraphs, lineHeight: (ownHeight * leading) / MILLION, tracking };
}

/** Broken for a width and a size, both micrometres. */
export function linesFor({ face, paragraphs }: ShapedWords, width: number, size: number): readonly Line[] {
  const limit = (width * face.unitsPerEm) / size;
  return paragraphs.flatMap((paragraph) => breakLines(paragraph, limit));
}

/** Size of lines set in this size, micrometres. */
export function roomFor({ face, lineHeight }: ShapedWords, lines: readonly Line[], size: number): Size {
  const width = lines.reduce((most, line) => Math.max(most, line.width), 0);
  const height = (lines.length - 1) * lineHeight + face.ascender - face.descender;
  return { width: Math.ceil((width * size) / face.unitsPerEm), height: Math.ceil((height * size) / face.unitsPerEm) };
}
