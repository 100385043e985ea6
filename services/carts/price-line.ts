import type { CalendarDate } from "../../core/calendar-date.ts";
import { labelFor } from "../../core/labels.ts";
import type { Country } from "../../core/locale.ts";
import type { Currency } from "../../core/money.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import { type TaxTable, taxTerms } from "../../core/tax.ts";
import type { PriceTerms, ProductDescription, ProductionFacts, Refusal } from "../../products/kind.ts";
import type { Sequel } from "../../products/kind-design.ts";
import { daysBeforeReduction, shownPrice } from "../../products/reduction.ts";
import type { LookView } from "./contract.ts";
import type { AnyKind, Release, Releases } from "./ports.ts";

/** For whom and when a line is priced. */
export interface PricingTerms {
  readonly currency: Currency;
  /**
   * Country of the shop's locale: it sets the tax of net prices, and amounts that differ between countries of one
   * currency.
   */
  readonly country: Country;
  readonly taxTable: TaxTable;
  readonly on: CalendarDate;
}

/** A line's present price, minor units as shown. */
export interface LineOffer {
  /** Release that priced it. */
  readonly release: number;
  readonly unitPrice: number;
  /** Base of a reduction; the same as `unitPrice` without one. */
  readonly originalPrice: number;
  /** For the whole quantity; less than the pieces cost one by one where the price falls with their number. */
  readonly total: number;
  readonly production: ProductionFacts;
}

/**
 * Prices so many pieces of a configuration by the kind's present release; refused with the reasons, never just absent.
 *
 * @param earlier `releasesBefore`: what a reduction is measured against
 */
export function priceLine(
  kind: AnyKind | undefined,
  present: Release | null,
  configuration: unknown,
  quantity: number,
  { currency, country, taxTable, on }: PricingTerms,
  earlier: readonly Release[],
): Outcome<LineOffer, readonly Refusal[]> {
  const parsed = kind?.configurationSchema.safeParse(configuration);
  if (!kind || !present || !parsed?.success) return failed([noLongerOffered]);
  const { release, data } = present;
  const refusals = kind.check(parsed.data, data);
  if (refusals.length > 0) return failed(refusals);

  const production = kind.production(parsed.data, data);
  const tax = taxTerms(taxTable, country, production.taxClass, on);
  if (!tax.ok) throw new Error(`no tax rate for ${production.taxClass} in ${country} on ${on}`);
  const terms = { currency, country, tax: tax.value, on };
  const quote = kind.quote(parsed.data, data, terms);
  if (!quote.ok) return quote;

  const lowest = kind.priceBefore(parsed.data, data, terms, earlier.map(dataOf));
  const { priceCurrent, priceOriginal } = shownPrice(quote.value, lowest);
  return done({
    release,
    unitPrice: priceCurrent,
    originalPrice: priceOriginal,
    total: totalOf(kind, parsed.data, data, terms, { quantity, each: priceCurrent }),
    production,
  });
}

/** By the step of the whole quantity, if the catalogue sells so many at once; never more than piece by piece. */
function totalOf(
  kind: AnyKind,
  configuration: unknown,
  data: unknown,
  terms: PriceTerms,
  { quantity, each }: { readonly quantity: number; readonly each: number },
): number {
  const pieceByPiece = each * quantity;
  if (quantity === 1 || !kind.times) return pieceByPiece;
  const whole = kind.quote(kind.times(configuration, quantity), data, terms);
  return whole.ok ? Math.min(whole.value.priceCurrent, pieceByPiece) : pieceByPiece;
}

const dataOf = ({ data }: Release) => data;

/** The other releases a reduction of the line is measured against; none while nothing reduces it. */
export async function releasesBefore(
  kind: AnyKind | undefined,
  present: Release | null,
  configuration: unknown,
  on: CalendarDate,
  releases: Pick<Releases, "between">,
): Promise<readonly Release[]> {
  const parsed = kind?.configurationSchema.safeParse(configuration);
  const since = kind && present && parsed?.success ? kind.reducedSince(parsed.data, present.data, on) : null;
  if (!kind || !present || since === null) return [];
  const { from, to } = daysBeforeReduction(since);
  return (await releases.between(kind.key, from, to)).filter(({ release }) => release !== present.release);
}

/** The kind, or the shape of its choices, is gone since the line was put in. */
const noLongerOffered: Refusal = { field: "kind", reason: "no-longer-offered", params: {} };

/** Names the line by the release it was put in under, so that it has a name even when it cannot be had any more. */
export function describeLine(
  kind: AnyKind | undefined,
  own: Release | null,
  configuration: unknown,
): ProductDescription {
  const parsed = kind?.configurationSchema.safeParse(configuration);
  return kind && own && parsed?.success ? kind.describe(parsed.data, own.data) : unknownProduct;
}

const unknownProduct: ProductDescription = { title: labelFor("cart.unknown-product"), facts: [] };

/** The sequel of an ordered line, by the release it was made with. */
export function sequelOfLine(
  kind: AnyKind | undefined,
  own: Release | null,
  configuration: unknown,
): Sequel<unknown> | null {
  const parsed = kind?.configurationSchema.safeParse(configuration);
  if (!kind?.design?.sequel || !own || !parsed?.success) return null;
  return kind.design.sequel(parsed.data, own.data);
}

/** A line's surroundings, by the release it was added under; null when they are unknown. */
export function lookOfLine(kind: AnyKind | undefined, own: Release | null, configuration: unknown): LookView | null {
  const parsed = kind?.configurationSchema.safeParse(configuration);
  if (!kind?.design?.surroundings || !own || !parsed?.success || kind.check(parsed.data, own.data).length > 0)
    return null;
  const { mat, frame } = kind.design.surroundings(parsed.data, own.data);
  return { mat, frame };
}
