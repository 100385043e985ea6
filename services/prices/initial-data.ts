import { languageOf, locales } from "../../core/locale.ts";
import type { Shop } from "../../core/shop.ts";
import { lowestEach, pricesFrom } from "./choices.ts";
import type { InitialData } from "./contract.ts";
import type { PriceContext } from "./price-context.ts";

/** Initial data of a page in any front end: the shop, and every kind with prices. */
export const initialData = (shop: Shop, contexts: readonly PriceContext[]): InitialData => ({
  payload: {
    channel: shop.channel,
    locale: shop.locale,
    language: languageOf(shop.locale),
    country: shop.country,
    currency: shop.currency,
    unit: shop.unit,
    locales: [...locales],
    products: contexts.flatMap((context) => {
      const { kind, text } = context;
      const lowest = lowestEach(pricesFrom(context).materials);
      if (!lowest) return [];
      const { price, quantity, unitPrice, title, facts, link } = lowest;
      const from = { ...price, quantity, unitPrice, title, facts, link };
      const { key, productType, designerPath, offer } = kind;
      return [{ kind: key, productType, label: text(offer.label), designerPath, from }];
    }),
  },
});
