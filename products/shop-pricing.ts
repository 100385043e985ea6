import type { CalendarDate } from "../core/calendar-date.ts";
import type { Country } from "../core/locale.ts";
import type { Currency } from "../core/money.ts";
import { failed, type Outcome } from "../core/outcome.ts";
import type { TaxTerms } from "../core/tax.ts";
import type { TaxClass } from "../core/tax-class.ts";
import type { PriceTerms, Quote, Refusal } from "./quoting.ts";
import type { AnyKind } from "./registry.ts";

/** Terms of a shop's prices, shared by all products. */
export interface ShopPricing {
  readonly currency: Currency;
  readonly country?: Country;
  readonly on: CalendarDate;
  taxOf(taxClass: TaxClass): TaxTerms;
}

/** Terms of a configuration, which must be a possible one: what it is taxed as follows from what it is. */
export function termsFor(
  kind: Pick<AnyKind, "production">,
  configuration: unknown,
  data: unknown,
  { taxOf, ...terms }: ShopPricing,
): PriceTerms {
  return { ...terms, tax: taxOf(kind.production(configuration, data).taxClass) };
}

/** The price with the tax of what it is; refused exactly when `check` refuses. */
export function quoteFor(
  kind: Pick<AnyKind, "check" | "production" | "quote">,
  configuration: unknown,
  data: unknown,
  pricing: ShopPricing,
): Outcome<Quote, readonly Refusal[]> {
  const refusals = kind.check(configuration, data);
  return refusals.length > 0
    ? failed(refusals)
    : kind.quote(configuration, data, termsFor(kind, configuration, data, pricing));
}
