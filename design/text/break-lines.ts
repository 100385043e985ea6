import type { FontFace, ShapedGlyph } from "./font.ts";

/** One line of text: where it stands in the text (without the spaces it was broken at), and its glyphs. */
export interface Line {
  readonly start: number;
  readonly end: number;
  readonly glyphs: readonly ShapedGlyph[];
  /** Sum of the advances, font units. */
  readonly width: number;
}

/**
 * Breaks a text into lines of at most `width` font units: at every line feed, and where a line is full at the last
 * space that fits. Spaces at a break are dropped, other spaces and no-break spaces stay. A single word wider than the
 * line stays whole and too wide; it is for the caller to refuse it.
 */
export function breakLines(font: FontFace, text: string, width: number): readonly Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const paragraph of text.split("\n")) {
    lines.push(...breakParagraph(font, text, start, start + paragraph.length, width));
    start += paragraph.length + 1;
  }
  return lines;
}

function breakParagraph(font: FontFace, text: string, start: number, end: number, width: number): readonly Line[] {
  const ends = wordEnds(text, start, end);
  const lines: Line[] = [];
  let from = start;
  let line = shapeLine(font, text, from, ends[0] ?? start);
  for (const wordEnd of ends.slice(1)) {
    const longer = shapeLine(font, text, from, wordEnd);
    if (longer.width <= width) {
      line = longer;
      continue;
    }
    lines.push(line);
    from = afterSpaces(text, line.end, end);
    line = shapeLine(font, text, from, wordEnd);
  }
  return [...lines, line];
}

function shapeLine(font: FontFace, text: string, start: number, end: number): Line {
  const glyphs = end > start ? font.shape(text, start, end) : [];
  return { start, end, glyphs, width: glyphs.reduce((sum, glyph) => sum + glyph.advance, 0) };
}

/** Indices behind each word; trailing spaces belong to no line. */
function wordEnds(text: string, start: number, end: number): readonly number[] {
  const words = text.slice(start, end).matchAll(/[^ ]+/g);
  return [...words].map((word) => start + word.index + word[0].length);
}

function afterSpaces(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && text[at] === " ") at += 1;
  return at;
}
