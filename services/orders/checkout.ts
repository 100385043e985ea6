import type { Country } from "../../core/locale.ts";
import type { Currency } from "../../core/money.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { ShippingTable } from "../../core/shipping.ts";
import { type TaxTerms, taxTerms } from "../../core/tax.ts";
import { type LineOffer, type PricedCart, type PricedLine, parcelOf } from "../carts/service.ts";
import type { ShippingMethod, ShippingOption } from "../shipping/contract.ts";
import { deliverableCountries, shippingOptions, shipsOn } from "../shipping/service.ts";
import { type Totals, totalsOf } from "./totals.ts";

/** Where it goes and how fast. */
export interface CheckoutChoice {
  readonly country: Country;
  readonly method: ShippingMethod;
}

/** A line that can be ordered. */
export interface OrderableLine {
  readonly line: PricedLine["line"];
  readonly description: PricedLine["description"];
  readonly look: PricedLine["look"];
  readonly offer: LineOffer;
  /** Of the destination. */
  readonly tax: TaxTerms;
}

/** Everything an order would cost, and when it would come, if it were paid now. */
export interface Checkout {
  readonly cartId: string;
  readonly currency: Currency;
  readonly taxIncluded: boolean;
  readonly lines: readonly OrderableLine[];
  readonly shipping: ShippingOption;
  readonly productionDays: number;
  /** Day on which it must leave the house. */
  readonly shipsOn: string;
  readonly totals: Totals;
}

export type CheckoutFailure =
  | { readonly kind: "basket-empty" | "country-not-delivered" | "shipping-method-unavailable" | "order-too-large" }
  | { readonly kind: "line-unavailable"; readonly lines: readonly string[] };

/** What payment providers take at most, minor units. */
const mostTotal = 99_999_999;

/** Adds up a basket for a destination: goods at today's prices, delivery once, tax of the destination. Pure. */
export function checkout(
  cart: PricedCart,
  table: ShippingTable,
  { country, method }: CheckoutChoice,
  now: Date,
): Outcome<Checkout, CheckoutFailure> {
  const { currency, taxTable, on } = cart.terms;
  const unavailable = cart.lines.filter(({ offer }) => !offer.ok).map(({ line }) => line.id);
  if (unavailable.length > 0) return failed({ kind: "line-unavailable", lines: unavailable });
  const parcel = parcelOf(cart);
  if (!parcel) return failed({ kind: "basket-empty" });
  if (!deliverableCountries(table, currency).includes(country)) return failed({ kind: "country-not-delivered" });
  const shipping = shippingOptions(table, country, parcel, now).find((option) => option.method === method);
  if (!shipping) return failed({ kind: "shipping-method-unavailable" });

  const lines = cart.lines.flatMap(({ line, description, look, offer }) => {
    if (!offer.ok) return [];
    const tax = taxTerms(taxTable, country, offer.value.production.taxClass, on);
    if (!tax.ok) throw new Error(`no tax rate for ${offer.value.production.taxClass} in ${country} on ${on}`);
    return [{ line, description, look, offer: offer.value, tax: tax.value }];
  });
  const totals = totalsOf(
    lines.map(({ offer, tax }) => ({ total: offer.total, tax })),
    shipping.price,
  );
  if (totals.total > mostTotal) return failed({ kind: "order-too-large" });
  const { productionDays } = parcel;
  const { included: taxIncluded } = taxTable[country];
  const leaves = shipsOn(table, country, method, productionDays, now);
  return done({ cartId: cart.id, currency, taxIncluded, lines, shipping, productionDays, shipsOn: leaves, totals });
}
