import { type Country, countryOf, type Language, type Locale, languageOf, languages, locales } from "./locale.ts";

/** What a host's country and an optional two-letter path prefix mean together (specification section 2). */
export type LocaleResolution =
  | { readonly kind: "found"; readonly locale: Locale }
  /** A language we speak, but not in this country: redirect to `country`'s host, where `locale` needs no prefix. */
  | { readonly kind: "elsewhere"; readonly country: Country; readonly locale: Locale }
  | { readonly kind: "unknown-prefix"; readonly prefix: string };

/** The locale a country's host shows without a prefix. Countries with several languages start with the larger one. */
const homeLocale: Readonly<Record<Country, Locale>> = {
  AT: "de-AT",
  BE: "nl-BE",
  CH: "de-CH",
  DE: "de-DE",
  ES: "es-ES",
  FR: "fr-FR",
  GB: "en-GB",
  IT: "it-IT",
  LI: "de-LI",
  LU: "de-LU",
  NL: "nl-NL",
  US: "en-US",
};

const homeOfLanguage: Readonly<Record<Language, Country>> = {
  de: "DE",
  en: "GB",
  es: "ES",
  fr: "FR",
  it: "IT",
  nl: "NL",
};

const isLanguage = (text: string): text is Language => languages.some((language) => language === text);

/** The locale in which a language is at home: `fr` gives fr-FR. */
export const localeOfLanguage = (language: Language): Locale => homeLocale[homeOfLanguage[language]];

/** Resolves `("CH", "fr")` to fr-CH, `("DE", "fr")` to the French host, `("DE", "xx")` to an unknown prefix. */
export function resolveLocale(country: Country, prefix: string | null): LocaleResolution {
  if (prefix === null) return { kind: "found", locale: homeLocale[country] };
  if (!isLanguage(prefix)) return { kind: "unknown-prefix", prefix };
  const here = locales.find((locale) => countryOf(locale) === country && languageOf(locale) === prefix);
  if (here) return { kind: "found", locale: here };
  const home = homeOfLanguage[prefix];
  return { kind: "elsewhere", country: home, locale: homeLocale[home] };
}

/** The prefix the locale's own address carries: null for the locale its country shows by itself. */
export const prefixOf = (locale: Locale): Language | null =>
  homeLocale[countryOf(locale)] === locale ? null : languageOf(locale);

/** The address of a page in a locale: `/cart`; where the country shows another language by itself `/fr/cart`, and `/fr` for the home page. */
export function localPath(locale: Locale, path: `/${string}`): `/${string}` {
  const prefix = prefixOf(locale);
  if (prefix === null) return path;
  return path === "/" ? `/${prefix}` : `/${prefix}${path}`;
}

/**
 * Takes the locale prefix (exactly two lowercase letters) off a path that starts with a slash.
 * `/fr/leinwanddruck` gives `fr` and `/leinwanddruck`; `/fr` gives `fr` and `/`.
 */
export function splitLocalePrefix(path: string): { readonly prefix: string | null; readonly rest: string } {
  const match = /^\/([a-z]{2})(\/.*)?$/s.exec(path);
  return match ? { prefix: match[1] ?? null, rest: match[2] ?? "/" } : { prefix: null, rest: path };
}
