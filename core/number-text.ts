import type { Locale } from "./locale.ts";

const formatters = new Map<string, Intl.NumberFormat>();

function format(value: number, locale: Locale, style: "decimal" | "percent"): string {
  const key = `${locale}${style}`;
  const known = formatters.get(key) ?? new Intl.NumberFormat(locale, { style, maximumFractionDigits: 1 });
  formatters.set(key, known);
  return known.format(value).replace(/\s/gu, "\u00a0");
}

/** A number with up to one decimal: `1.234,5`. Spaces are no-break spaces, as in amounts. */
export const decimalText = (value: number, locale: Locale): string => format(value, locale, "decimal");

/** A share as people say it, up to one decimal: 0.081 is `8,1 %`. */
export const percentText = (share: number, locale: Locale): string => format(share, locale, "percent");
