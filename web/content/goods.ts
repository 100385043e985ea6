import type { z } from "zod";
import type { Shop } from "../../core/shop.ts";
import type { Price } from "../../services/prices/contract.ts";
import { defineItem, items, key, linked, picture, text } from "./define/fields.ts";
import { t } from "./define/office-words.ts";
import { type PriceTerms, silent, type Tile, type TilePriceTelling, tilePrice } from "./tile.ts";

interface Goods {
  readonly tiles: readonly Tile[];
  /** What their prices mean; null without any. */
  readonly terms: PriceTerms | null;
}

/** As long as nothing is known. */
export const noGoods: Goods = { tiles: [], terms: null };

/** An article that an editor lists: which one, its picture, a fact, where it leads. Prices are never content. */
const good = defineItem({
  name: "good",
  title: t("Ware", "Good"),
  fields: {
    which: key("Welche", "Which", {
      required: true,
      hint: t("Artikelnummer oder Name im Katalog.", "Article number or name in the catalogue."),
    }),
    name: text("Name", "Name", { hint: t("Ohne Angabe der aus dem Katalog.", "Without one, the catalogue's.") }),
    text: text("Text", "Text"),
    picture: picture("Bild", "Picture"),
    link: linked,
  },
});

/** The list of articles of a block. */
export const goodItems = (atMost?: number) =>
  items("Waren", "Goods", good, { required: true, ...(atMost !== undefined && { atMost }) });

type Good = z.output<ReturnType<typeof good.schema>>;

/** A good by the name and price that the shop has for it; an editor's name goes before. */
export const goodTile = (
  { which, name, text: fact, picture: photo, link }: Good,
  found: { readonly label: string; readonly price: Parameters<typeof tilePrice>[0] },
  { shop, ...how }: TilePriceTelling & { readonly shop: Shop },
): Tile => ({
  key: which,
  name: name === "" ? found.label : name,
  fact,
  href: link?.href ?? null,
  picture: silent(photo),
  look: "photo",
  price: tilePrice(found.price, shop.locale, how),
});

/** What prices of single pieces mean; null without any. */
export const termsOf = (prices: readonly Pick<Price, "taxIncluded">[]): PriceTerms | null =>
  prices[0] ? { taxIncluded: prices[0].taxIncluded, quantity: null } : null;
