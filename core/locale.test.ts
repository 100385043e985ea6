import { describe, expect, test } from "vitest";
import {
  countryOfEnding,
  currencyOf,
  defaultLocale,
  endingOf,
  fallbackChain,
  languages,
  locales,
  readLocale,
  unitOf,
} from "./locale.ts";

describe("a locale (specification sections 3, 5 and 9)", () => {
  test("is one of seventeen in six languages, German of Germany unless said otherwise", () => {
    expect(locales).toEqual([
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
    ]);
    expect(languages).toEqual(["de", "en", "es", "fr", "it", "nl"]);
    expect(defaultLocale).toBe("de-DE");
  });

  test("is two letters, a hyphen and two letters, five in all, and so are those it falls back on", () => {
    for (const locale of locales) {
      for (const one of fallbackChain(locale)) expect(one).toMatch(/^[a-z]{2}-[A-Z]{2}$/);
    }
  });

  test("has the country ending of its host: com for the United States, the code elsewhere", () => {
    expect([...new Set(locales.map((locale) => endingOf(locale.slice(3) as "DE")))].sort()).toEqual(
      ["at", "be", "ch", "com", "de", "es", "fr", "gb", "it", "li", "lu", "nl"].sort(),
    );
    expect(countryOfEnding("com")).toBe("US");
    expect(countryOfEnding("us")).toBeNull();
  });

  test("falls back as the specification says, and no further", () => {
    const bases = ["de-DE", "en-GB", "es-ES", "fr-FR", "it-IT", "nl-NL"];
    const falling = locales.flatMap((locale) => (bases.includes(locale) ? [] : [fallbackChain(locale).join(" to ")]));
    expect(falling).toEqual([
      "de-AT to de-DE",
      "de-CH to de-DE",
      "de-IT to de-DE",
      "de-LI to de-DE",
      "de-LU to de-DE",
      "en-US to en-GB",
      "fr-BE to fr-FR",
      "fr-CH to fr-FR",
      "fr-LU to fr-FR",
      "it-CH to it-IT",
      "nl-BE to nl-NL",
    ]);
    for (const locale of locales.filter((one) => bases.includes(one))) expect(fallbackChain(locale)).toEqual([locale]);
  });

  test("pays in francs in Switzerland and Liechtenstein, in pounds and dollars, otherwise in euros", () => {
    const others = locales.filter((locale) => currencyOf(locale) !== "EUR");
    expect(others).toEqual(["de-CH", "de-LI", "en-GB", "en-US", "fr-CH", "it-CH"]);
    expect(currencyOf("de-LI")).toBe("CHF");
    expect(currencyOf("en-GB")).toBe("GBP");
    expect(currencyOf("en-US")).toBe("USD");
  });

  test("measures in inches only in the United States", () => {
    expect(locales.filter((locale) => unitOf(locale) === "inch")).toEqual(["en-US"]);
  });

  test("is read only when the shop has it", () => {
    expect(readLocale("de-CH")).toBe("de-CH");
    for (const text of ["de-ch", "xx-XX", "", null, "de-DE "]) expect(readLocale(text)).toBeNull();
  });
});
