import type { FontFacts } from "../inspection.ts";
import { FINDING_LIMIT, type Finding, fails, type Rule } from "../rule.ts";

/** PDF and font may differ by rounding, in thousandths of an em. */
const WIDTH_TOLERANCE = 1;

/** Embedded programs contain all used glyphs, draw those with a meaning, and are as wide as the PDF's widths. */
export const fontSubset: Rule = {
  key: "font-subset",
  check({ fonts, pages }) {
    const used = new Map<number, Set<number>>();
    for (const mark of pages.flatMap((page) => page.marks)) {
      if (mark.kind !== "text" || mark.font === null) continue;
      const glyphs = used.get(mark.font) ?? new Set();
      for (const glyph of mark.glyphs) glyphs.add(glyph);
      used.set(mark.font, glyphs);
    }
    return [...used].flatMap(([object, glyphs]) => {
      const font = fonts.get(object);
      if (!font?.byGlyph) return [];
      const faults = [...glyphs].flatMap((glyph) => glyphFaults(font, glyph));
      return faults.slice(0, FINDING_LIMIT).map((fault) => ({ ...fault, place: { object: `${object} 0 R` } }));
    });
  },
};

function glyphFaults(font: FontFacts, glyph: number): readonly Finding[] {
  const { name, program } = font;
  if (!program) return [];
  if (glyph === 0) return [fails("undefined-glyph", { name })];
  if (glyph >= program.glyphCount) return [fails("no-such-glyph", { name, glyph })];
  const text = font.texts.get(glyph) ?? "";
  if (program.hasOutline(glyph) === false && /\S/u.test(text)) return [fails("empty-glyph", { name, glyph, text })];
  const [said, real] = [font.width(glyph), program.width(glyph)];
  if (real === null || Math.abs(said - real) <= WIDTH_TOLERANCE) return [];
  return [fails("width", { name, glyph, said, real: Math.round(real) })];
}
