import type { PackedParcel } from "../../core/consignment.ts";
import type { Country } from "../../core/locale.ts";
import type { Currency } from "../../core/money.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import { shipmentOf } from "../../core/shipment.ts";
import type { ShippingTable } from "../../core/shipping.ts";
import { type TaxTerms, taxTerms } from "../../core/tax.ts";
import { isGiftVoucher, type LineOffer, type PricedCart, type PricedLine, parcelOf } from "../carts/service.ts";
import type { ShippingMethod, ShippingOption } from "../shipping/contract.ts";
import { deliverableCountries, shippingOptions, shipsOn } from "../shipping/service.ts";
import { type AppliedVouchers, type Redemption, redeem } from "../vouchers/service.ts";
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
  /** What codes take off it. */
  readonly discount: number;
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
  /** What it travels in. */
  readonly parcels: readonly PackedParcel[];
  readonly productionDays: number;
  /** Day on which it must leave the house. */
  readonly shipsOn: string;
  readonly totals: Totals;
  readonly vouchers: AppliedVouchers;
  /** What gift vouchers pay of the total. */
  readonly redemptions: readonly Redemption[];
  /** What is left to pay. */
  readonly payable: number;
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
  const offered = shippingOptions(table, country, parcel, now).find((option) => option.method === method);
  if (!offered) return failed({ kind: "shipping-method-unavailable" });
  const shipping = cart.vouchers.freeShipping && method !== "express" ? { ...offered, price: 0 } : offered;

  const { vouchers } = cart;
  const lines = cart.lines.flatMap(({ line, description, look, offer }, index) => {
    if (!offer.ok) return [];
    const tax = taxTerms(taxTable, country, offer.value.production.taxClass, on);
    if (!tax.ok) throw new Error(`no tax rate for ${offer.value.production.taxClass} in ${country} on ${on}`);
    const discount = vouchers.shares[index] ?? 0;
    return [{ line, description, look, offer: offer.value, discount, tax: tax.value }];
  });
  const totals = totalsOf(
    lines.map(({ offer, discount, tax }) => ({ total: offer.total, discount, tax, sent: !isGiftVoucher(offer) })),
    shipping.price,
  );
  if (totals.total > mostTotal) return failed({ kind: "order-too-large" });
  const { parcels, productionDays } = shipmentOf(table.site, parcel);
  const { included: taxIncluded } = taxTable[country];
  const leaves = shipsOn(table, country, method, productionDays, now);
  const bought = lines.reduce((sum, { offer }) => (isGiftVoucher(offer) ? sum + offer.total : sum), 0);
  const redemptions = redeem(vouchers.gifts, totals.total, bought);
  const payable = redemptions.reduce((rest, { amount }) => rest - amount, totals.total);
  const priced = { cartId: cart.id, currency, taxIncluded, lines, shipping, parcels };
  return done({ ...priced, productionDays, shipsOn: leaves, totals, vouchers, redemptions, payable });
}
