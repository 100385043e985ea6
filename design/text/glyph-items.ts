import type { TextElement } from "../document.ts";
import type { Rect } from "../geometry.ts";
import type { SceneGlyphs } from "../scene.ts";
import type { Line } from "./break-lines.ts";
import type { LinePart } from "./paragraph.ts";
import type { ShapedWords } from "./text-setting.ts";

export interface Placing {
  readonly element: TextElement;
  readonly size: number;
  /** Where the first line has its top; its height is not looked at. */
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
  { face, lineHeight, tracking }: ShapedWords,
  line: Line,
  index: number,
  { element, size, frame }: Placing,
  perRun: readonly number[][],
): void {
  const scale = (units: number) => (units * size) / face.unitsPerEm;
  const left = frame.x + indent(element.align, frame.width - scale(line.width));
  const baseline = frame.y + scale(face.ascender + index * lineHeight);
  let [pen, cluster] = [0, -1];
  for (const part of inVisualOrder(element.text, line)) {
    const glyphs = perRun[part.run];
    for (const glyph of part.glyphs) {
      const at = glyph.cluster + part.offset;
      if (cluster !== -1 && at !== cluster) pen += tracking;
      cluster = at;
      const x = Math.round(left + scale(pen + glyph.xOffset * part.scale));
      glyphs?.push(glyph.id, at, x, Math.round(baseline - scale(glyph.yOffset * part.scale)));
      pen += glyph.advance * part.scale;
    }
  }
}

function indent(align: TextElement["align"], room: number): number {
  if (align === "start") return 0;
  return align === "centre" ? room / 2 : room;
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const anyLetter = /\p{L}/u;

/**
 * A line goes the way of its first letter; each part keeps its own way inside. Parts of one font that mix directions
 * are left as the shaper gives them.
 */
function inVisualOrder(text: string, { parts, start, end }: Line): readonly LinePart[] {
  if (parts.length < 2) return parts;
  const written = text.slice(start, end);
  const first = anyLetter.exec(written)?.[0];
  return first && rightToLeft.test(first) ? [...parts].reverse() : parts;
}
