import { z } from "zod";
import type { CalendarDate } from "./calendar-date.ts";
import { type Country, countries } from "./locale.ts";
import { done, failed, type Outcome } from "./outcome.ts";

/** Value added tax on a price: parts per million of the net (19 % = 190000), and whether shown prices include it. */
export interface TaxTerms {
  readonly rate: number;
  readonly included: boolean;
}

export const taxClasses = ["printed-standard", "photobook-pur", "photobook-photo", "voucher"] as const;
export type TaxClass = (typeof taxClasses)[number];

const datedRates = z.array(z.object({ from: z.iso.date(), rate: z.int().min(0).max(1_000_000) })).min(1);

/** VAT by destination, tax class and date; data, checked against an official list before going live. */
export const taxTableSchema = z.record(
  z.enum(countries),
  z.object({ included: z.boolean(), rates: z.record(z.enum(taxClasses), datedRates) }),
);
export type TaxTable = z.infer<typeof taxTableSchema>;

/** The terms on that day. Shipping has no class of its own: it follows the goods it carries. */
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
