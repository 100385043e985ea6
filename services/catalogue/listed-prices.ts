import type { Unit } from "../../core/locale.ts";
import type { Currency } from "../../core/money.ts";
import type { AnyKind } from "../../products/registry.ts";
import { quoteFor, type ShopPricing } from "../../products/shop-pricing.ts";

export interface ListedPrice {
  /** Name of what has a price of its own: `photoframe/leinwand/600x400/none/0/mat-none`. */
  readonly sellable: string;
  readonly currency: Currency;
  /** As shown to the visitor, minor units. */
  readonly gross: number;
}

/** Today's prices of a kind for the price history. */
export function listedPrices(kind: AnyKind, data: unknown, pricing: ShopPricing, unit: Unit): readonly ListedPrice[] {
  const { history } = kind.offer;
  if (!history) return [];
  return history.listed(data, unit).flatMap((configuration) => {
    const price = quoteFor(kind, configuration, data, pricing);
    if (!price.ok) return [];
    const sellable = `${kind.key}/${history.key(configuration)}`;
    return [{ sellable, currency: pricing.currency, gross: price.value.priceCurrent }];
  });
}
