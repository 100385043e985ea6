import type { Country, Locale } from "./locale.ts";

const formatters = new Map<Locale, Intl.DisplayNames>();

/** A country's name in the reader's language: `Schweiz`, `Switzerland`. */
export function countryText(country: Country, locale: Locale): string {
  const known = formatters.get(locale) ?? new Intl.DisplayNames(locale, { type: "region" });
  formatters.set(locale, known);
  return known.of(country) ?? country;
}
