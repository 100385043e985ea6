import { languageOf, locales } from "../../core/locale.ts";
import type { Shop } from "../../core/shop.ts";
import { pricesFrom } from "./choices.ts";
import type { InitialData } from "./contract.ts";
import type { KindDesk } from "./kind-desk.ts";
import { cheapest } from "./price-of.ts";

/** What a page of any front end needs to begin with: the shop, and every kind that has prices. */
export const initialData = (shop: Shop, desks: readonly KindDesk[]): InitialData => ({
  payload: {
    channel: shop.channel,
    locale: shop.locale,
    language: languageOf(shop.locale),
    ...{ country: shop.country, currency: shop.currency, unit: shop.unit },
    locales: [...locales],
    products: desks.flatMap((desk) => {
      const { kind, text } = desk;
      const from = cheapest(pricesFrom(desk).materials)?.price;
      if (!from) return [];
      const { key, productType, designerPath, offer } = kind;
      return [{ kind: key, productType, label: text(offer.label), designerPath, from }];
    }),
  },
});
