import { describe, expect, test } from "vitest";
import { countryOfEnding, currencyOf, endingOf, fallbackChain, locales, readLocale, unitOf } from "./locale.ts";

describe("a locale", () => {
  test("has the country ending of its host: com for the United States, the code elsewhere", () => {
    expect([...new Set(locales.map((locale) => endingOf(locale.slice(3) as "DE")))].sort()).toEqual(
      ["at", "be", "ch", "com", "de", "es", "fr", "gb", "it", "li", "lu", "nl"].sort(),
    );
    expect(countryOfEnding("com")).toBe("US");
    expect(countryOfEnding("us")).toBeNull();
  });

  test("falls back as the specification says, and no further", () => {
    expect(fallbackChain("fr-CH")).toEqual(["fr-CH", "fr-FR"]);
    expect(fallbackChain("de-IT")).toEqual(["de-IT", "de-DE"]);
    expect(fallbackChain("en-US")).toEqual(["en-US", "en-GB"]);
    expect(fallbackChain("es-ES")).toEqual(["es-ES"]);
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
