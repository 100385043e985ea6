import { type Currency, currencies } from "./currency.ts";
import type { Locale } from "./locale.ts";

export { type Currency, currencies };

/** An amount in integer minor units (cents, rappen, pence). */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(locale: Locale, currency: Currency): Intl.NumberFormat {
  const key = `${locale}${currency}`;
  const known = formatters.get(key);
  if (known) return known;
  const useGrouping = currency === "CHF" ? "always" : "auto";
  const made = new Intl.NumberFormat(locale, { style: "currency", currency, useGrouping });
  formatters.set(key, made);
  return made;
}

/**
 * Writes an amount as the locale does, with two decimals: `1.234,50 €`, `CHF 1’234.50`, `£1,234.50`.
 * Francs group by apostrophe in every language (specification section 9). Spaces become no-break spaces, also narrow
 * ones, which our faces do not have; both are set here because the ICU versions of browsers and servers disagree, and
 * their texts must not.
 */
export function formatMoney(money: Money, locale: Locale): string {
  return formatter(locale, money.currency)
    .formatToParts(money.amount / 100)
    .map(({ type, value }) => (type === "group" && money.currency === "CHF" ? "’" : value))
    .join("")
    .replace(/\s/gu, "\u00a0");
}
