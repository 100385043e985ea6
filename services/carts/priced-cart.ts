import { wallClock } from "../../core/calendar-date.ts";
import { countryOf, currencyOf, type Locale } from "../../core/locale.ts";
import { failed, type Outcome } from "../../core/outcome.ts";
import { type Piece, timesPieces } from "../../core/piece.ts";
import type { TaxTable } from "../../core/tax.ts";
import type { Clock } from "../../platform/time/clock.ts";
import type { ProductDescription, Refusal } from "../../products/kind.ts";
import { type AppliedVouchers, applyVouchers, type VoucherLine, type Vouchers } from "../vouchers/service.ts";
import { askedOnce } from "./asked-once.ts";
import type { StoredCart, StoredLine } from "./cart-store.ts";
import type { LookView } from "./contract.ts";
import type { DesignVersions, KindOf, Releases } from "./ports.ts";
import {
  describeLine,
  type LineOffer,
  lookOfLine,
  type PricingTerms,
  priceLine,
  releasesBefore,
} from "./price-line.ts";

export interface PricedLine {
  readonly line: StoredLine;
  readonly offer: Outcome<LineOffer, readonly Refusal[]>;
  readonly description: ProductDescription;
  readonly look: LookView | null;
  /** Designer of its kind; null when the shop no longer knows the kind. */
  readonly designerPath: string | null;
  /** Whether its kind has prices that fall with the number of pieces. */
  readonly stepped: boolean;
}

/** A basket with what everything in it costs at this moment. */
export interface PricedCart {
  readonly id: string;
  /** Of the basket that was priced; an order is refused when it has changed since. */
  readonly revision: number;
  readonly terms: PricingTerms;
  readonly lines: readonly PricedLine[];
  /** Discounts of its codes; `shares` are of `lines`. */
  readonly vouchers: AppliedVouchers;
}

export interface CartPricing {
  readonly designs: Pick<DesignVersions, "tooSmall">;
  readonly releases: Releases;
  readonly vouchers: Pick<Vouchers, "inBasket">;
  readonly taxTable: () => Promise<TaxTable>;
  readonly kindOf: KindOf;
  readonly clock: Clock;
  /** IANA zone of the shop; its day decides about campaigns and tax rates. */
  readonly zone: string;
}

/** For whom and when it is priced: the locale's currency and country, today's taxes. */
export async function pricingTerms(
  locale: Locale,
  { taxTable, clock, zone }: Pick<CartPricing, "taxTable" | "clock" | "zone">,
): Promise<PricingTerms> {
  const on = wallClock(clock.now(), zone).date;
  return { currency: currencyOf(locale), country: countryOf(locale), taxTable: await taxTable(), on };
}

/** Prices a stored basket for a locale by the releases that count now. */
export async function priceCart(cart: StoredCart, locale: Locale, pricing: CartPricing): Promise<PricedCart> {
  const terms = await pricingTerms(locale, pricing);
  const tooSmall = await pricing.designs.tooSmall(cart.lines.flatMap(({ versionId }) => versionId ?? []));
  const inBasket = cart.hasVouchers ? pricing.vouchers.inBasket(cart.id) : [];
  const releases = askedOnce(pricing.releases);
  const lines = await Promise.all(
    cart.lines.map(async (line) => {
      const priced = { line, ...(await priceMade(line, terms, { ...pricing, releases })) };
      return line.versionId !== null && tooSmall.has(line.versionId)
        ? { ...priced, offer: failed([photoTooSmall]) }
        : priced;
    }),
  );
  const vouchers = applyVouchers(await inBasket, lines.map(voucherLine), terms);
  return { id: cart.id, revision: cart.revision, terms, lines, vouchers };
}

/** A line for codes; an unavailable one is worth nothing. */
export function voucherLine({ line, offer }: Pick<PricedLine, "line" | "offer">): VoucherLine {
  if (!offer.ok) return { kind: line.kind, total: 0, reduced: false, gift: false };
  const { total, unitPrice, originalPrice } = offer.value;
  return { kind: line.kind, total, reduced: unitPrice < originalPrice, gift: isGiftVoucher(offer.value) };
}

/** Money for money: it is not sent, not reduced and not paid with another one. */
export const isGiftVoucher = ({ production }: LineOffer): boolean => production.taxClass === "voucher";

/** The line was added before pixels were checked, or by other rules. */
const photoTooSmall: Refusal = { field: "photos", reason: "photo-too-small", params: {} };

/** Something made by a release of its kind's catalogue, and how many. */
type Made = Pick<StoredLine, "kind" | "release" | "configuration" | "quantity">;

/** Names and prices what was made by the release that counts now. */
export async function priceMade(
  line: Made,
  terms: PricingTerms,
  { releases, kindOf }: Pick<CartPricing, "releases" | "kindOf">,
): Promise<Omit<PricedLine, "line">> {
  const kind = kindOf(line.kind);
  const present = await releases.current(line.kind);
  const own = present?.release === line.release ? present : await releases.at(line.kind, line.release);
  const earlier = await releasesBefore(kind, present, line.configuration, terms.on, releases);
  return {
    offer: priceLine(kind, present, line.configuration, line.quantity, terms, earlier),
    description: describeLine(kind, own, line.configuration),
    look: lookOfLine(kind, own, line.configuration),
    designerPath: kind?.designerPath ?? null,
    stepped: kind?.times !== undefined,
  };
}

/** A basket's data for delivery. */
export interface CartParcel {
  /** Everything that is packed; none: there is nothing to send. */
  readonly pieces: readonly Piece[];
  /** Of the slowest product. */
  readonly productionDays: number;
  /** Without gift vouchers, minor units of the basket's currency. */
  readonly goods: number;
}

/** The lines that can be had, as one pile; null when there are none. */
export function parcelOf({ lines }: PricedCart): CartParcel | null {
  const had = lines.flatMap(({ line, offer }) => (offer.ok ? [{ quantity: line.quantity, offer: offer.value }] : []));
  if (had.length === 0) return null;
  const sent = had.filter(({ offer }) => !isGiftVoucher(offer));
  return {
    pieces: sent.flatMap(({ quantity, offer }) => timesPieces(offer.production.pieces, quantity)),
    productionDays: Math.max(...had.map(({ offer }) => offer.production.productionDays)),
    goods: sent.reduce((sum, { offer }) => sum + offer.total, 0),
  };
}
