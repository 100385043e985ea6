import type { PackedParcel } from "../../core/consignment.ts";
import type { Country } from "../../core/locale.ts";
import type { Currency } from "../../core/money.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { ShippingTable } from "../../core/shipping.ts";
import { spread } from "../../core/spread.ts";
import { type TaxClass, type TaxTerms, taxTerms } from "../../core/tax.ts";
import { isGiftVoucher, type LineOffer, type PricedCart, type PricedLine, parcelOf } from "../carts/service.ts";
import type { ShippingMethod, ShippingOption } from "../shipping/contract.ts";
import { deliverableCountries, shipsOn } from "../shipping/service.ts";
import { type AppliedVouchers, type Redemption, redeem } from "../vouchers/service.ts";
import { deliveryOf, type PricedParcel } from "./delivery.ts";
import { type PackedOrder, packForRecipients, piecesByCountry } from "./pack-recipients.ts";
import { mostParcels } from "./parcel-contract.ts";
import { nothingSent, type SentLines } from "./sending.ts";
import { type TaxedLine, type Totals, totalsOf } from "./totals.ts";

/** Destination and delivery method. */
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
  /** Discount of codes. */
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
  /** Parcels to the buyer; empty: none. */
  readonly parcels: readonly PackedParcel[];
  /** Parcels to recipients of lists. */
  readonly recipients: readonly PricedParcel[];
  readonly sent: SentLines;
  /** Ways of what comes home. */
  readonly ways: readonly ShippingOption[];
  readonly productionDays: number;
  /** Day on which it must leave the house. */
  readonly shipsOn: string;
  readonly totals: Totals;
  readonly vouchers: AppliedVouchers;
  /** Parts of the total that gift vouchers pay. */
  readonly redemptions: readonly Redemption[];
  /** Remaining amount to pay. */
  readonly payable: number;
}

export type CheckoutFailure =
  | {
      readonly kind:
        | "basket-empty"
        | "country-not-delivered"
        | "shipping-method-unavailable"
        | "order-too-large"
        | "too-many-parcels";
    }
  | { readonly kind: "line-unavailable"; readonly lines: readonly string[] };

/** Highest amount that payment providers accept, minor units. */
const mostTotal = 99_999_999;

/**
 * Adds up a basket for a destination: products at today's prices, delivery to the buyer and of each recipient's parcel,
 * tax by destination. Pure.
 */
export function checkout(
  cart: PricedCart,
  table: ShippingTable,
  { country, method }: CheckoutChoice,
  now: Date,
  sent: SentLines = nothingSent,
): Outcome<Checkout, CheckoutFailure> {
  const { currency, taxTable, on } = cart.terms;
  const unavailable = cart.lines.filter(({ offer }) => !offer.ok).map(({ line }) => line.id);
  if (unavailable.length > 0) return failed({ kind: "line-unavailable", lines: unavailable });
  const parcel = parcelOf(cart);
  if (!parcel) return failed({ kind: "basket-empty" });
  if (!deliverableCountries(table, currency).includes(country)) return failed({ kind: "country-not-delivered" });

  const { vouchers } = cart;
  const taxOf = (where: Country, taxClass: TaxClass) => {
    const tax = taxTerms(taxTable, where, taxClass, on);
    if (!tax.ok) throw new Error(`no tax rate for ${taxClass} in ${where} on ${on}`);
    return tax.value;
  };
  const lines = cart.lines.flatMap(({ line, description, look, offer }, index) => {
    if (!offer.ok) return [];
    const tax = taxOf(country, offer.value.production.taxClass);
    return [{ line, description, look, offer: offer.value, discount: vouchers.shares[index] ?? 0, tax }];
  });
  const packed = packForRecipients(lines, sent);
  if (packed.parcels.length > mostParcels) return failed({ kind: "too-many-parcels" });
  const delivered = deliveryOf(table, { packed, country, goods: parcel.goods, days: parcel.productionDays }, now);
  const { recipients, parcels, ways, productionDays } = delivered;
  // An order without parcels to the buyer has no choice of methods.
  const offered = ways.find((option) => option.method === method) ?? (parcels.length === 0 ? ways[0] : undefined);
  if (!offered) return failed({ kind: "shipping-method-unavailable" });
  const shipping = vouchers.freeShipping && offered.method !== "express" ? { ...offered, price: 0 } : offered;

  const totals = totalsOf(
    lines.flatMap((line) => taxedParts(line, packed.parcels, taxOf)),
    recipients.reduce((sum, { price }) => sum + price, shipping.price),
  );
  if (totals.total > mostTotal) return failed({ kind: "order-too-large" });
  const { included: taxIncluded } = taxTable[country];
  const leaves = shipsOn(table, country, shipping.method, productionDays, now);
  const bought = lines.reduce((sum, { offer }) => (isGiftVoucher(offer) ? sum + offer.total : sum), 0);
  const redemptions = redeem(vouchers.gifts, totals.total, bought);
  const payable = redemptions.reduce((rest, { amount }) => rest - amount, totals.total);
  const priced = { cartId: cart.id, currency, taxIncluded, lines, shipping, parcels, recipients, sent, ways };
  return done({ ...priced, productionDays, shipsOn: leaves, totals, vouchers, redemptions, payable });
}

/** A line in as many parts as it goes to countries, each taxed by its own. */
function taxedParts(
  { line, offer, discount, tax }: OrderableLine,
  parcels: PackedOrder["parcels"],
  taxOf: (country: Country, taxClass: TaxClass) => TaxTerms,
): readonly TaxedLine[] {
  const sent = !isGiftVoucher(offer);
  const { taxClass, recipients } = offer.production;
  const abroad = [...(piecesByCountry(parcels).get(line.id) ?? [])];
  const away = abroad.reduce((sum, [, pieces]) => sum + pieces, 0);
  const weights = [(recipients?.printed ?? away) - away, ...abroad.map(([, pieces]) => pieces)];
  const [totals, discounts] = [spread(offer.total, weights), spread(discount, weights)];
  const terms = [tax, ...abroad.map(([country]) => taxOf(country, taxClass))];
  return terms.map((one, place) => ({ total: totals[place] ?? 0, discount: discounts[place] ?? 0, sent, tax: one }));
}
