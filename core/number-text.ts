import type { Locale } from "./locale.ts";

const formatters = new Map<string, Intl.NumberFormat>();

function format(value: number, locale: Locale, style: "decimal" | "percent", digits: number): string {
  const key = `${locale}${style}${digits}`;
  const known = formatters.get(key) ?? new Intl.NumberFormat(locale, { style, maximumFractionDigits: digits });
  formatters.set(key, known);
  return known.format(value).replace(/\s/gu, "\u00a0");
}

/** A number with up to one decimal: `1.234,5`. Spaces are no-break spaces, as in amounts. */
export const decimalText = (value: number, locale: Locale): string => format(value, locale, "decimal", 1);

/** A share as people say it, up to one decimal: 0.081 is `8,1 %`. */
export const percentText = (share: number, locale: Locale): string => format(share, locale, "percent", 1);

/** A rate of tax, parts per million, up to two decimals: 55,000 is `5,5 %`. */
export const rateText = (rate: number, locale: Locale): string => format(rate / 1_000_000, locale, "percent", 2);
