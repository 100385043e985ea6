import type { Api } from "../../../core/http/api.ts";
import type { ArtDrawing, ArtLibrary } from "../../../design/art-drawing.ts";
import { loadStock } from "../../../design/load-stock.ts";
import { createFontStore, type FontStore } from "../../../design/text/font-store.ts";
import { artAnswer, themePaths } from "../../../services/themes/contract.ts";
import { type StockStore, stockStore } from "./stock-store.ts";

/** Opened once for the visit: fonts and drawings never change under their hash. */
let fonts: FontStore | null = null;
const drawings = new Map<string, ArtDrawing>();

/** Loads fonts as assets of the page, hyphenation as lazy chunks and art from the shop. Browser only. */
export function browserStock(api: Api): StockStore {
  fonts ??= createFontStore(async ({ url }) => new Uint8Array(await (await fetch(url)).arrayBuffer()));
  const sources = { fonts, art: (hashes: readonly string[]) => artOf(hashes, api) };
  return stockStore((design, before) => loadStock(design, sources, before));
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
