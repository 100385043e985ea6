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
  if (ends.length === 0) return [shapeLine(font, text, start, start)];
  const lines: Line[] = [];
  for (let [from, word] = [start, 0]; word < ends.length; ) {
    const [line, last] = fullLine(font, text, from, ends, word, width);
    lines.push(line);
    from = afterSpaces(text, line.end, end);
    word = last + 1;
  }
  return lines;
}

/**
 * The line from `from` with as many words as fit, but at least one, and which word is its last. A longer line is never
 * narrower, so the last word is found by doubling and halving: trying word after word would shape a long text
 * thousands of times.
 */
function fullLine(
  font: FontFace,
  text: string,
  from: number,
  ends: readonly number[],
  first: number,
  width: number,
): readonly [line: Line, last: number] {
  const lineTo = (word: number) => shapeLine(font, text, from, ends[word] ?? from);
  let [fits, line] = [first, lineTo(first)];
  let tooMany = ends.length;
  for (let step = 1; fits + 1 < tooMany; ) {
    const word = fits + Math.min(step, Math.max(1, Math.floor((tooMany - fits) / 2)));
    const longer = lineTo(word);
    if (longer.width <= width) [fits, line, step] = [word, longer, step * 2];
    else tooMany = word;
  }
  return [line, fits];
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
