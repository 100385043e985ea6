import { type ArtLibrary, noArt } from "./art-drawing.ts";
import type { DesignDocument } from "./document.ts";
import type { Stock } from "./material.ts";
import type { FontLibrary } from "./text/font.ts";
import type { FontStore } from "./text/font-store.ts";
import { type HyphenLibrary, noHyphens } from "./text/hyphens.ts";
import { fontsOf, textsOf } from "./text/load-fonts.ts";
import { hyphenLanguagesOf, loadHyphens } from "./text/load-hyphens.ts";

type Drawn = Pick<DesignDocument, "surfaces">;

/** Sources of fonts and art. */
export interface StockSources {
  readonly fonts: FontStore;
  /** Drawings by hash, as far as there are any. */
  readonly art: (hashes: readonly string[]) => Promise<ArtLibrary>;
}

/** Hashes of the drawings a design uses, each once. */
export const artOf = ({ surfaces }: Drawn): readonly string[] => [
  ...new Set(
    surfaces.flatMap(({ elements }) => elements.flatMap((element) => (element.type === "art" ? [element.piece] : []))),
  ),
];

/**
 * Loads what a design needs to be drawn. What is as it was in `before` stays the same object, so that a memory of pages
 * keeps what it knows.
 */
export async function loadStock(design: Drawn, { fonts, art }: StockSources, before?: Stock): Promise<Stock> {
  const [pieces, languages] = [artOf(design), hyphenLanguagesOf(design)];
  const [library, hyphens, drawings] = await Promise.all([
    fonts.ofTexts(textsOf(design)),
    hyphensOf(languages),
    pieces.length > 0 ? art(pieces) : noArt,
  ]);
  if (!before) return { fonts: library, hyphens, art: drawings };
  const keys = fontsOf(design);
  const stock: Stock = {
    fonts: keys.every((key) => isSameChain(library, before.fonts, key)) ? before.fonts : library,
    hyphens: languages.length === 0 ? before.hyphens : hyphens,
    art: pieces.every((piece) => before.art.get(piece) !== undefined) ? before.art : drawings,
  };
  const same = stock.fonts === before.fonts && stock.hyphens === before.hyphens && stock.art === before.art;
  return same ? before : stock;
}

const hyphenLibraries = new Map<string, Promise<HyphenLibrary>>();

/** One library for each set of languages. */
function hyphensOf(languages: readonly string[]): Promise<HyphenLibrary> | HyphenLibrary {
  if (languages.length === 0) return noHyphens;
  const key = languages.toSorted().join();
  const known = hyphenLibraries.get(key);
  if (known) return known;
  const loading = loadHyphens(languages);
  hyphenLibraries.set(key, loading);
  // A failed load is retried the next time.
  loading.catch(() => hyphenLibraries.delete(key));
  return loading;
}

function isSameChain(one: FontLibrary, other: FontLibrary, key: string): boolean {
  const [chain, known] = [one.chain(key), other.chain(key)];
  return chain.length === known.length && chain.every((face, index) => face === known[index]);
}
