import type { TextElement } from "../document.ts";
import type { Rect } from "../geometry.ts";
import type { SceneGlyphs } from "../scene.ts";
import type { Line } from "./break-lines.ts";
import { eachGlyph, indent } from "./place-line.ts";
import type { ShapedWords } from "./text-setting.ts";

export interface Placing {
  readonly element: TextElement;
  readonly size: number;
  /** Frame with the first line's top; its height is ignored. */
  readonly frame: Rect;
  readonly clip: Rect;
}

/**
 * Lines on the page: one run of glyphs for each stretch of one font, in the order of the text, so that words read from
 * a file are those that were written.
 */
export function glyphItems(words: ShapedWords, lines: readonly Line[], placing: Placing): readonly SceneGlyphs[] {
  const perRun: number[][] = words.runs.map(() => []);
  for (const [index, line] of lines.entries()) placeLine(words, line, index, placing, perRun);
  const { id, colour, text, plate } = placing.element;
  const drawn = words.runs.flatMap((run, index) => {
    const glyphs = perRun[index] ?? [];
    return glyphs.length > 0 ? [{ run, glyphs }] : [];
  });
  return drawn.map(({ run, glyphs }, index): SceneGlyphs => {
    // Spaces at a break leave no glyphs: their stretch belongs to the one before it.
    const from = index === 0 ? 0 : run.start;
    const to = drawn[index + 1]?.run.start ?? text.length;
    const rebased = from === 0 ? glyphs : glyphs.map((value, at) => (at % 4 === 1 ? value - from : value));
    const item = { type: "glyphs", element: id, font: run.face.hash, size: placing.size, colour } as const;
    return { ...item, text: text.slice(from, to), glyphs: rebased, clip: placing.clip, ...(plate && { plate }) };
  });
}

/** Every glyph is rounded from its exact place, so that errors do not add up along the line. */
function placeLine(
  words: ShapedWords,
  line: Line,
  index: number,
  { element, size, frame }: Placing,
  perRun: readonly number[][],
): void {
  const { face, lineHeight } = words;
  const scale = (units: number) => (units * size) / face.unitsPerEm;
  const left = frame.x + indent(element.align, frame.width - scale(line.width));
  const baseline = frame.y + scale(face.ascender + index * lineHeight);
  eachGlyph(element.text, words, line, ({ glyph, part, cluster, pen }) => {
    const x = Math.round(left + scale(pen + glyph.xOffset * part.scale));
    perRun[part.run]?.push(glyph.id, cluster, x, Math.round(baseline - scale(glyph.yOffset * part.scale)));
  });
}
