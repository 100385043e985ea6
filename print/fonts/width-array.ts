import { array, type Pdf, thousandths } from "../pdf/syntax.ts";
import type { FontMetrics } from "./sfnt.ts";

/** The W array (ISO 32000-1, 9.7.4.3): runs of consecutive glyphs with their widths in thousandths of an em. */
export function widthArray(glyphs: readonly number[], metrics: FontMetrics): Pdf {
  const runs: { first: number; widths: Pdf[] }[] = [];
  for (const glyph of glyphs) {
    const width = thousandths(Math.round((metrics.advance(glyph) * 1_000_000) / metrics.unitsPerEm));
    const last = runs.at(-1);
    if (last && last.first + last.widths.length === glyph) last.widths.push(width);
    else runs.push({ first: glyph, widths: [width] });
  }
  return array(runs.map(({ first, widths }) => `${first} ${array(widths)}`));
}
