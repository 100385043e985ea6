import { readFile } from "node:fs/promises";
import type { ArtLibrary } from "../../design/art-drawing.ts";
import { noArt } from "../../design/art-drawing.ts";
import type { Surface } from "../../design/document.ts";
import type { Stock } from "../../design/material.ts";
import { createFontStore } from "../../design/text/font-store.ts";
import { textsOf } from "../../design/text/load-fonts.ts";
import { hyphenLanguagesOf, loadHyphens } from "../../design/text/load-hyphens.ts";

/** Sides for which fonts, hyphenation and art are wanted; of all others nothing is loaded. */
export interface WrittenSides {
  readonly surfaces: readonly Surface[];
}

export type StockOf = (sides: WrittenSides) => Promise<Stock>;

/** Drawings by content hash; what the shop does not have is left out. */
export type ArtOf = (hashes: readonly string[]) => Promise<ArtLibrary>;

/** @param artOf without it every piece of art is unknown */
export function createStock(artOf: ArtOf = async () => noArt): StockOf {
  const fonts = createFontStore((link) => readFile(link.url));
  return async (sides) => ({
    fonts: await fonts.ofTexts(textsOf(sides)),
    hyphens: await loadHyphens(hyphenLanguagesOf(sides)),
    art: await artOfPieces(piecesOf(sides), artOf),
  });
}

const artOfPieces = (pieces: readonly string[], artOf: ArtOf): Promise<ArtLibrary> | ArtLibrary =>
  pieces.length === 0 ? noArt : artOf(pieces);

/** Content hashes of the art on these sides, each once. */
export const piecesOf = ({ surfaces }: WrittenSides): readonly string[] => [
  ...new Set(surfaces.flatMap(({ elements }) => elements.flatMap((one) => (one.type === "art" ? one.piece : [])))),
];
