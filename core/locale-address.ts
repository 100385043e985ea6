import { type Country, countryOf, type Language, type Locale, languageOf, languages, locales } from "./locale.ts";
import { pathInLanguage } from "./own-pages.ts";
import { type Platform, platforms } from "./platform.ts";

/** Locale of a host's country and an optional two-letter path prefix (specification section 2). */
export type LocaleResolution =
  | { readonly kind: "found"; readonly locale: Locale }
  /** A language we speak, but not in this country: redirect to `country`'s host, where `locale` needs no prefix. */
  | { readonly kind: "elsewhere"; readonly country: Country; readonly locale: Locale }
  | { readonly kind: "unknown-prefix"; readonly prefix: string };

/** The locale a country's host shows without a prefix. Countries with several languages start with the larger one. */
export const homeLocale: Readonly<Record<Country, Locale>> = {
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

/**
 * A page's path in a locale: `/cart`, or `/fr/cart` (home page: `/fr`) where the country's own language is another. The
 * shop's own pages are named in the locale's language: `/imprint` gives `/impressum`.
 */
export function localPath(locale: Locale, named: `/${string}`): `/${string}` {
  const prefix = prefixOf(locale);
  const path = pathInLanguage(named, languageOf(locale));
  if (prefix === null) return path;
  return path === "/" ? `/${prefix}` : `/${prefix}${path}`;
}

/** Prefix and platform of a page's address, and the rest. */
export interface AddressParts {
  /** Of the language: exactly two lowercase letters. */
  readonly prefix: string | null;
  readonly platform: Platform | null;
  readonly rest: string;
}

/** The segment that a platform may have in an address (specification section 2); ours leave out the web's. */
export const platformSegments = { desktop: "d", web: "w" } as const satisfies Record<Platform, string>;

const firstSegment = /^\/([dw]|[a-z]{2})(\/.*)?$/s;

/**
 * Splits off language and platform, one of each in either order, from a path that starts with a slash.
 * `/fr/leinwanddruck`: `fr`, `/leinwanddruck`. `/fr/d/x` and `/d/fr/x`: `fr`, `desktop`, `/x`. `/fr`: `fr`, `/`.
 */
export function splitAddress(path: string): AddressParts {
  let parts: AddressParts = { prefix: null, platform: null, rest: path };
  for (;;) {
    const [whole, word, rest = "/"] = firstSegment.exec(parts.rest) ?? [];
    const platform = platforms.find((one) => platformSegments[one] === word);
    if (whole === undefined || (platform ? parts.platform : parts.prefix) !== null) return parts;
    parts = { ...parts, rest, ...(platform ? { platform } : { prefix: word ?? null }) };
  }
}
