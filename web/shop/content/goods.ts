import { z } from "zod";
import type { Price } from "../../../services/prices/contract.ts";
import { type BlockReading, itemsField, linkField, neededText, pictureField, textField } from "./block-fields.ts";
import { type PriceTerms, silent, type Tile, type TilePriceTelling, tilePrice } from "./tile.ts";

/** Tiles with what their prices mean, as long as nothing is known. */
export const noGoods: { readonly tiles: readonly Tile[]; readonly terms: PriceTerms | null } = {
  tiles: [],
  terms: null,
};

/** Goods that an editor lists: which one, its picture, a fact, where it leads. Prices are never content. */
export const goodsField = (reading: BlockReading) =>
  itemsField(
    z.object({ which: neededText, name: textField, text: textField, picture: pictureField, link: linkField(reading) }),
    reading,
  ).refine((items) => items.length > 0);
type Good = z.output<ReturnType<typeof goodsField>>[number];

/** A good by the name and price that the shop has for it; an editor's name goes before. */
export const goodTile = (
  { which, name, text, picture, link }: Good,
  found: { readonly label: string; readonly price: Parameters<typeof tilePrice>[0] },
  { reading, ...how }: TilePriceTelling & { readonly reading: BlockReading },
): Tile => ({
  key: which,
  name: name === "" ? found.label : name,
  fact: text,
  href: link?.href ?? null,
  picture: silent(picture),
  look: "photo",
  price: tilePrice(found.price, reading.shop.locale, how),
});

/** What prices of single pieces mean; null without any. */
export const termsOf = (prices: readonly Pick<Price, "taxIncluded">[]): PriceTerms | null =>
  prices[0] ? { taxIncluded: prices[0].taxIncluded, quantity: null } : null;
