import type { Locale } from "./locale.ts";
import { minus } from "./money.ts";

const formatters = new Map<string, Intl.NumberFormat>();

interface Style {
  readonly style: "decimal" | "percent";
  readonly maximumFractionDigits: number;
  readonly signDisplay?: "exceptZero";
}

function format(value: number, locale: Locale, style: Style): string {
  const key = `${locale}${style.style}${style.maximumFractionDigits}${style.signDisplay}`;
  const known = formatters.get(key) ?? new Intl.NumberFormat(locale, style);
  formatters.set(key, known);
  const parts = known.formatToParts(value).map((part) => (part.type === "minusSign" ? minus : part.value));
  return parts.join("").replace(/\s/gu, "\u00a0");
}

/** A number with up to one decimal: `1.234,5`. Spaces are no-break spaces, as in amounts. */
export const decimalText = (value: number, locale: Locale): string =>
  format(value, locale, { style: "decimal", maximumFractionDigits: 1 });

const oneDecimal: Style = { style: "percent", maximumFractionDigits: 1 };

/** A share as people say it, up to one decimal: 0.081 is `8,1 %`. */
export const percentText = (share: number, locale: Locale): string => format(share, locale, oneDecimal);

/** A difference as a share with its sign, also where it is more: `+8,1 %`, `−8,1 %`. */
export const percentDifference = (share: number, locale: Locale): string =>
  format(share, locale, { ...oneDecimal, signDisplay: "exceptZero" });

/** A rate of tax, parts per million, up to two decimals: 55,000 is `5,5 %`. */
export const rateText = (rate: number, locale: Locale): string =>
  format(rate / 1_000_000, locale, { style: "percent", maximumFractionDigits: 2 });
