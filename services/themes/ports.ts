import type { Shop } from "../../core/shop.ts";
import type { ThemeGoods } from "../../products/offer.ts";
import type { ThemePrice } from "../prices/contract.ts";

/** The catalogue in force of a kind, of which collages are numbered by. */
export interface CurrentRelease {
  current(kind: string): Promise<{ readonly data: unknown } | null>;
}

/** Prices of designs as each of their products. */
export interface PricesOfThemes {
  themePrices(shop: Shop, themes: readonly ThemeGoods[]): Promise<readonly (readonly ThemePrice[])[]>;
}
