import type { TextElement } from "../../document.ts";
import type { Rect } from "../../geometry.ts";
import { glyphsOf, type SceneGlyph } from "../../scene.ts";
import { type CompiledText, compileText, type TextMaterial } from "../compile-text.ts";
import { createFontStore, type FontReader, type WrittenText } from "../font-store.ts";
import { noHyphens } from "../hyphens.ts";
import { loadHyphens } from "../load-hyphens.ts";

/** 1 mm per em makes one font unit one micrometre: Instrument Sans has 1000 units per em. */
export const words = (change: Partial<TextElement> = {}): TextElement => ({
  id: "words",
  type: "text",
  frame: { x: 13_000, y: 23_000, width: 20_000, height: 10_000 },
  rotation: 0,
  opacity: 1_000_000,
  text: "AVATAR",
  language: null,
  hyphenate: false,
  font: "instrument-sans-regular",
  size: 1_000,
  colour: "#112233",
  align: "start",
  stand: "top",
  leading: 1_000_000,
  tracking: 0,
  fit: "report",
  ...change,
});

export const clip: Rect = { x: 0, y: 0, width: 306_000, height: 206_000 };

/** Real fonts; each file is opened once. */
export function createSetter(read: FontReader) {
  const store = createFontStore(read);

  /** With just the files its letters need. */
  async function materialFor(...texts: readonly WrittenText[]): Promise<TextMaterial> {
    return { fonts: await store.ofTexts(texts), hyphens: await loadHyphens(["de", "en", "es", "fr", "it", "nl"]) };
  }

  return {
    store,
    materialFor,
    /** Whole fonts, nothing behind them. */
    plainMaterial: async (...keys: readonly string[]): Promise<TextMaterial> => ({
      fonts: await store.ofKeys(keys),
      hyphens: noHyphens,
    }),
    set: async (element: TextElement): Promise<CompiledText> =>
      compileText(element, element.frame, clip, await materialFor(element)),
  };
}

/** The text of each line, found by the glyphs' baselines; hyphens of divided words included. */
export function linesOf({ items }: CompiledText): readonly string[] {
  const lines = new Map<number, string>();
  for (const item of items) {
    const perLine = Map.groupBy(glyphsOf(item), (glyph) => glyph.y);
    for (const [y, glyphs] of perLine) lines.set(y, (lines.get(y) ?? "") + written(item.text, glyphs));
  }
  return [...lines].sort(([one], [other]) => one - other).map(([, line]) => line);
}

function written(text: string, glyphs: readonly SceneGlyph[]): string {
  const clusters = glyphs.map(({ cluster }) => cluster);
  const last = Math.max(...clusters);
  const hyphen = clusters.filter((cluster) => cluster === last).length > 1 ? "-" : "";
  return text.slice(Math.min(...clusters), last + 1) + hyphen;
}
