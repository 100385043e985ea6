import { type Country, countryOf, type Locale, languageOf, locales } from "../../core/locale.ts";
import type { VisitorLocation } from "./contract.ts";

export interface Signs {
  /** Header of the operator's proxy; null without a proxy or a value. */
  readonly header: string | null;
  readonly acceptLanguage: string | null;
  /** Country of the host that was asked. */
  readonly host: Country;
}

/** A visitor's probable place, without any outside service. */
export function locate({ header, acceptLanguage, host }: Signs): VisitorLocation {
  const wanted = languages(acceptLanguage);
  const told = countryCode(header);
  if (told) return { country: told, source: "header", locale: localeIn(told, wanted) };
  const region = wanted.map((tag) => countryCode(tag.split("-")[1] ?? null)).find((one) => one !== null);
  if (region) return { country: region, source: "language", locale: localeIn(region, wanted) };
  return { country: host, source: "host", locale: localeIn(host, wanted) };
}

/** Values of proxies for unknown places, and for addresses of the Tor network. */
const unknown: readonly string[] = ["XX", "ZZ", "T1", "AP", "EU"];

function countryCode(text: string | null): string | null {
  const code = text?.trim().toUpperCase() ?? "";
  return /^[A-Z]{2}$/.test(code) && !unknown.includes(code) ? code : null;
}

/** Tags of an Accept-Language header (RFC 9110, section 12.5.4), the most wanted first. */
function languages(header: string | null): readonly string[] {
  return (header ?? "")
    .slice(0, 1_000)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.split(";").map((one) => one.trim());
      const weight = parameters.find((one) => one.startsWith("q="));
      return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) };
    })
    .filter(({ tag, weight }) => /^[a-zA-Z]{2,3}(-[a-zA-Z0-9]+)*$/.test(tag) && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

/** The country's locale in the most wanted language that it has, otherwise its first. */
function localeIn(country: string, wanted: readonly string[]): Locale | null {
  const there = locales.filter((locale) => countryOf(locale) === country);
  const spoken = wanted.map((tag) => there.find((locale) => languageOf(locale) === tag.slice(0, 2).toLowerCase()));
  return spoken.find((locale) => locale !== undefined) ?? there[0] ?? null;
}
