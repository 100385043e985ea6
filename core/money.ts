import { type Currency, currencies } from "./currency.ts";
import type { Locale } from "./locale.ts";

export { type Currency, currencies };

/** An amount in integer minor units (cents, rappen, pence). */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}

/** Of amounts and shares, in every language. */
export const minus = "\u2212";

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(locale: Locale, currency: Currency, signDisplay: "auto" | "exceptZero"): Intl.NumberFormat {
  const key = `${locale}${currency}${signDisplay}`;
  const known = formatters.get(key);
  if (known) return known;
  const useGrouping = currency === "CHF" ? "always" : "auto";
  const made = new Intl.NumberFormat(locale, { style: "currency", currency, useGrouping, signDisplay });
  formatters.set(key, made);
  return made;
}

/**
 * Writes an amount as the locale does, with two decimals: `1.234,50 €`, `£1,234.50`; francs with apostrophes
 * (specification section 9). Sets spaces and signs itself, because ICU versions of browsers and servers disagree.
 */
export const formatMoney = (money: Money, locale: Locale): string => written(money, locale, "auto");

/** A difference with its sign, also where it is more: `+2,50 €`, `−2,50 €`. */
export const formatDifference = (money: Money, locale: Locale): string => written(money, locale, "exceptZero");

function written({ amount, currency }: Money, locale: Locale, signDisplay: "auto" | "exceptZero"): string {
  return formatter(locale, currency, signDisplay)
    .formatToParts(amount / 100)
    .map(({ type, value }) => (type === "minusSign" ? minus : type === "group" && currency === "CHF" ? "’" : value))
    .join("")
    .replace(/\s/gu, "\u00a0")
    .replace(/(?<=[A-Z])(?=[+\u2212])/u, "\u00a0");
}
