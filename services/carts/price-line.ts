import type { CalendarDate } from "../../core/calendar-date.ts";
import type { Country } from "../../core/locale.ts";
import type { Currency } from "../../core/money.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import { type TaxTable, taxTerms } from "../../core/tax.ts";
import type { ProductDescription, ProductionFacts, Refusal } from "../../products/kind.ts";
import type { LookView } from "./contract.ts";
import type { AnyKind, Release } from "./ports.ts";

/** For whom and when a line is priced. */
export interface PricingTerms {
  readonly currency: Currency;
  /** Whose tax the net is computed with; the shown price is the same for all countries of a currency. */
  readonly country: Country;
  readonly taxTable: TaxTable;
  readonly on: CalendarDate;
}

/** What a line costs now, minor units as shown. */
export interface LineOffer {
  /** Release that priced it. */
  readonly release: number;
  readonly unitPrice: number;
  readonly originalPrice: number;
  readonly total: number;
  readonly production: ProductionFacts;
}

/** Prices so many pieces of a configuration by the kind's present release; refused with the reasons, never just absent. */
export function priceLine(
  kind: AnyKind | undefined,
  present: Release | null,
  configuration: unknown,
  quantity: number,
  { currency, country, taxTable, on }: PricingTerms,
): Outcome<LineOffer, readonly Refusal[]> {
  const parsed = kind?.configurationSchema.safeParse(configuration);
  if (!kind || !present || !parsed?.success) return failed([noLongerOffered]);
  const { release, data } = present;
  const refusals = kind.check(parsed.data, data);
  if (refusals.length > 0) return failed(refusals);

  const production = kind.production(parsed.data, data);
  const tax = taxTerms(taxTable, country, production.taxClass, on);
  if (!tax.ok) throw new Error(`no tax rate for ${production.taxClass} in ${country} on ${on}`);
  const quote = kind.quote(parsed.data, data, { currency, tax: tax.value, on });
  if (!quote.ok) return quote;

  const { priceCurrent, priceOriginal } = quote.value;
  return done({
    release,
    unitPrice: priceCurrent,
    originalPrice: priceOriginal,
    total: priceCurrent * quantity,
    production,
  });
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

const unknownProduct: ProductDescription = { title: { key: "cart.unknown-product" }, facts: [] };

/** How the line looks around its picture, by the release it was put in under; null when that cannot be told any more. */
export function lookOfLine(kind: AnyKind | undefined, own: Release | null, configuration: unknown): LookView | null {
  const parsed = kind?.configurationSchema.safeParse(configuration);
  if (!kind || !own || !parsed?.success || kind.check(parsed.data, own.data).length > 0) return null;
  const { mat, frame } = kind.surroundings(parsed.data, own.data);
  return { mat, frame };
}
