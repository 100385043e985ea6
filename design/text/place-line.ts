import type { TextElement } from "../document.ts";
import type { Line } from "./break-lines.ts";
import type { ShapedGlyph } from "./font.ts";
import type { LinePart } from "./paragraph.ts";
import type { ShapedWords } from "./text-setting.ts";

/** A glyph on its line. */
export interface PlacedGlyph {
  readonly glyph: ShapedGlyph;
  readonly part: LinePart;
  /** Index into the whole text. */
  readonly cluster: number;
  /** Its start, units of the first font from the start of the line. */
  readonly pen: number;
}

/** The glyphs of a line from left to right. */
export function eachGlyph(text: string, { tracking }: ShapedWords, line: Line, visit: (placed: PlacedGlyph) => void) {
  let [pen, last] = [0, -1];
  for (const part of inVisualOrder(text, line)) {
    for (const glyph of part.glyphs) {
      const cluster = glyph.cluster + part.offset;
      if (last !== -1 && cluster !== last) pen += tracking;
      last = cluster;
      visit({ glyph, part, cluster, pen });
      pen += glyph.advance * part.scale;
    }
  }
}

/** @param room what the line leaves free of its box */
export function indent(align: TextElement["align"], room: number): number {
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
