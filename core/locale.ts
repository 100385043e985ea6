import type { Currency } from "./currency.ts";

/** The seventeen locales of the shop (specification section 3, content and presentation). */
export const locales = [
  "de-AT",
  "de-CH",
  "de-DE",
  "de-IT",
  "de-LI",
  "de-LU",
  "en-GB",
  "en-US",
  "es-ES",
  "fr-BE",
  "fr-CH",
  "fr-FR",
  "fr-LU",
  "it-CH",
  "it-IT",
  "nl-BE",
  "nl-NL",
] as const;
export type Locale = (typeof locales)[number];

export const languages = ["de", "en", "es", "fr", "it", "nl"] as const;
export type Language = (typeof languages)[number];

export const countries = ["AT", "BE", "CH", "DE", "ES", "FR", "GB", "IT", "LI", "LU", "NL", "US"] as const;
export type Country = (typeof countries)[number];

/** Unit of shown and typed lengths. Stored lengths are millimetres everywhere. */
export type Unit = "cm" | "inch";

export const defaultLocale: Locale = "de-DE";

const fallbacks: Readonly<Partial<Record<Locale, Locale>>> = {
  "de-AT": "de-DE",
  "de-CH": "de-DE",
  "de-LI": "de-DE",
  "de-LU": "de-DE",
  "de-IT": "de-DE",
  "en-US": "en-GB",
  "fr-BE": "fr-FR",
  "fr-CH": "fr-FR",
  "fr-LU": "fr-FR",
  "it-CH": "it-IT",
  "nl-BE": "nl-NL",
};

const ownCurrencies: Readonly<Partial<Record<Country, Currency>>> = { CH: "CHF", LI: "CHF", GB: "GBP", US: "USD" };

/** A locale of the shop, or null for anything else; for headers and stored values. */
export const readLocale = (text: string | null | undefined): Locale | null =>
  locales.find((locale) => locale === text) ?? null;

/** A language of the shop, or null for anything else; for stored values. */
export const readLanguage = (text: string | null | undefined): Language | null =>
  languages.find((language) => language === text) ?? null;

export const languageOf = (locale: Locale): Language => locale.slice(0, 2) as Language;
export const countryOf = (locale: Locale): Country => locale.slice(3) as Country;

/** CHF in Switzerland and Liechtenstein, GBP, USD, otherwise EUR (specification section 9). */
export const currencyOf = (locale: Locale): Currency => currencyOfCountry(countryOf(locale));
export const currencyOfCountry = (country: Country): Currency => ownCurrencies[country] ?? "EUR";

export const unitOf = (locale: Locale): Unit => (locale === "en-US" ? "inch" : "cm");

/** The country's part of the host name: its code in lower case, `com` for the United States. */
export const endingOf = (country: Country): string => (country === "US" ? "com" : country.toLowerCase());

export const countryOfEnding = (ending: string): Country | null =>
  countries.find((country) => endingOf(country) === ending) ?? null;

/** The locale itself, then the locales that replace its missing texts: fr-CH -> fr-CH, fr-FR. */
export function fallbackChain(locale: Locale): readonly Locale[] {
  const next = fallbacks[locale];
  return next ? [locale, ...fallbackChain(next)] : [locale];
}
