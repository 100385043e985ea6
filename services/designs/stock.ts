import { noArt } from "../../design/art-drawing.ts";
import type { Surface } from "../../design/document.ts";
import { loadStock, type StockSources } from "../../design/load-stock.ts";
import type { Stock } from "../../design/material.ts";
import { serverFonts } from "./server-fonts.ts";

/** Sides for which fonts, hyphenation and art are wanted; of all others nothing is loaded. */
export interface WrittenSides {
  readonly surfaces: readonly Surface[];
}

export type StockOf = (sides: WrittenSides) => Promise<Stock>;

/** @param art without it every piece of art is unknown */
export function createStock(art: StockSources["art"] = async () => noArt): StockOf {
  return (sides) => loadStock(sides, { fonts: serverFonts, art });
}
