import type { TextElement } from "../../document.ts";
import type { Rect } from "../../geometry.ts";
import type { FontFace, ShapedGlyph } from "../font.ts";

/**
 * Text setting of schema 1: breaks at spaces only, every candidate line shaped by itself. A slow reference for the
 * present compiler, which must give the same glyphs for the same texts.
 */
interface FirstLine {
  readonly start: number;
  readonly end: number;
  readonly glyphs: readonly ShapedGlyph[];
  readonly width: number;
}

/** Four numbers a glyph, as in scenes. */
export function firstGlyphs(element: TextElement, font: FontFace, frame: Rect): readonly number[] {
  const { size, text } = element;
  const scale = (units: number) => (units * size) / font.unitsPerEm;
  const lines = firstLines(font, text, (frame.width * font.unitsPerEm) / size);
  return lines.flatMap((line, index) => {
    const room = frame.width - scale(line.width);
    const left = frame.x + { start: 0, centre: room / 2, end: room }[element.align];
    const lineHeight = font.ascender - font.descender + font.lineGap;
    const baseline = frame.y + scale(font.ascender + index * lineHeight);
    let pen = 0;
    return line.glyphs.flatMap(({ id, cluster, advance, xOffset, yOffset }) => {
      const x = Math.round(left + scale(pen + xOffset));
      pen += advance;
      return [id, cluster, x, Math.round(baseline - scale(yOffset))];
    });
  });
}

export function firstLines(font: FontFace, text: string, width: number): readonly FirstLine[] {
  const lines: FirstLine[] = [];
  let start = 0;
  for (const paragraph of text.split("\n")) {
    lines.push(...linesOfParagraph(font, text, [start, start + paragraph.length], width));
    start += paragraph.length + 1;
  }
  return lines;
}

function linesOfParagraph(
  font: FontFace,
  text: string,
  [start, end]: readonly [number, number],
  width: number,
): readonly FirstLine[] {
  const words = [...text.slice(start, end).matchAll(/[^ ]+/g)];
  const ends = words.map((word) => start + word.index + word[0].length);
  if (ends.length === 0) return [lineOf(font, text, start, start)];
  const lines: FirstLine[] = [];
  for (let [from, word] = [start, 0]; word < ends.length; ) {
    let line = lineOf(font, text, from, ends[word] ?? from);
    for (word += 1; word < ends.length; word += 1) {
      const longer = lineOf(font, text, from, ends[word] ?? from);
      if (longer.width > width) break;
      line = longer;
    }
    lines.push(line);
    from = line.end;
    while (from < end && text[from] === " ") from += 1;
  }
  return lines;
}

function lineOf(font: FontFace, text: string, start: number, end: number): FirstLine {
  const glyphs = end > start ? font.shape(text, start, end) : [];
  return { start, end, glyphs, width: glyphs.reduce((sum, glyph) => sum + glyph.advance, 0) };
}
