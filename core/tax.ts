import type { CalendarDate } from "./calendar-date.ts";
import type { Country } from "./locale.ts";
import { done, failed, type Outcome } from "./outcome.ts";
import type { TaxClass } from "./tax-class.ts";
import type { TaxTable } from "./tax-table-schema.ts";

export type { TaxClass, TaxTable };

/** Value added tax on a price: parts per million of the net (19 % = 190000), and whether shown prices include it. */
export interface TaxTerms {
  readonly rate: number;
  readonly included: boolean;
}

/** The terms on that day. Shipping has no class of its own: it takes that of the products it carries. */
export function taxTerms(
  table: TaxTable,
  country: Country,
  taxClass: TaxClass,
  on: CalendarDate,
): Outcome<TaxTerms, "no-rate-yet"> {
  const { included, rates } = table[country];
  const rate = rates[taxClass]
    .filter(({ from }) => from <= on)
    .sort((one, other) => (one.from < other.from ? 1 : -1))[0];
  return rate ? done({ rate: rate.rate, included }) : failed("no-rate-yet");
}

/**
 * The terms of every class on that day.
 *
 * @throws for a class that has no rate yet: prices cannot be said before that is mended
 */
export const taxesOn =
  (table: TaxTable, country: Country, on: CalendarDate) =>
  (taxClass: TaxClass): TaxTerms => {
    const tax = taxTerms(table, country, taxClass, on);
    if (!tax.ok) throw new Error(`no tax rate for ${taxClass} in ${country} on ${on}`);
    return tax.value;
  };

export interface TaxedAmount {
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
}

/** Splits a shown price (minor units) into net, tax and gross, rounded once, half up; net + tax is always gross. */
export function splitTax(shown: number, { rate, included }: TaxTerms): TaxedAmount {
  if (!included) {
    const tax = Math.round((shown * rate) / 1_000_000);
    return { net: shown, tax, gross: shown + tax };
  }
  const tax = shown - Math.round((shown * 1_000_000) / (1_000_000 + rate));
  return { net: shown - tax, tax, gross: shown };
}
