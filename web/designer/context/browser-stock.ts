import type { Api } from "../../../core/http/api.ts";
import { done, failed } from "../../../core/outcome.ts";
import type { ArtDrawing, ArtLibrary } from "../../../design/art-drawing.ts";
import { loadStock } from "../../../design/load-stock.ts";
import { noStock } from "../../../design/material.ts";
import { loadWardrobe } from "../../../design/template/load-wardrobe.ts";
import type { Style } from "../../../design/template/style.ts";
import { createWardrobe, type Wardrobe } from "../../../design/template/wardrobe.ts";
import { createFontStore, type FontStore } from "../../../design/text/font-store.ts";
import { artAnswer, styleAnswer, themePaths } from "../../../services/themes/contract.ts";
import { type StockStore, stockStore } from "./stock-store.ts";
import { type WardrobeStore, wardrobeStore } from "./wardrobe-store.ts";

/** Opened once for the visit: fonts and drawings never change under their hash. */
let fonts: FontStore | null = null;
const drawings = new Map<string, ArtDrawing>();

const openFonts = (): FontStore => {
  fonts ??= createFontStore(async ({ url }) => new Uint8Array(await (await fetch(url)).arrayBuffer()));
  return fonts;
};

/** Loads fonts as assets of the page, hyphenation as lazy chunks and art from the shop. Browser only. */
export function browserStock(api: Api): StockStore {
  const sources = { fonts: openFonts(), art: (hashes: readonly string[]) => artOf(hashes, api) };
  return stockStore((design, before) => loadStock(design, sources, before));
}

/** Loads the shop's styles for a kind. Browser only. */
export function browserWardrobes(api: Api, kind: string): WardrobeStore {
  const load: Parameters<typeof wardrobeStore>[0] = async (style, letters) => {
    const answer = await api.get(`${themePaths.styles}/${kind}/${encodeURIComponent(style)}`);
    if (!answer.ok) return failed(answer.error.status === 404 ? "gone" : "unreachable");
    const read = styleAnswer.safeParse(answer.value);
    return read.success ? done(await loadWardrobe(read.data.style, openFonts(), letters)) : failed("gone");
  };
  return wardrobeStore(load, ownWardrobe);
}

/** Layouts without words need no fonts. */
async function ownWardrobe(style: Style, letters: string): Promise<Wardrobe> {
  const hasWords = Object.keys(style.parts).length > 0;
  return hasWords ? loadWardrobe(style, openFonts(), letters) : createWardrobe(style, noStock);
}

async function artOf(hashes: readonly string[], api: Api): Promise<ArtLibrary> {
  const missing = hashes.filter((hash) => !drawings.has(hash));
  await Promise.all(
    missing.map(async (hash) => {
      const answer = await api.get(`${themePaths.art}/${hash}`);
      const drawing = answer.ok ? artAnswer.safeParse(answer.value) : undefined;
      if (drawing?.success) drawings.set(hash, drawing.data as ArtDrawing);
    }),
  );
  const library = new Map(drawings);
  return { get: (hash) => library.get(hash) };
}
