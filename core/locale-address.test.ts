import { describe, expect, test } from "vitest";
import { countryOf, locales } from "./locale.ts";
import { prefixOf, resolveLocale, splitLocalePrefix } from "./locale-address.ts";

describe("the locale of an address", () => {
  test("comes from the host's country, and from the prefix where a country has several languages", () => {
    expect(resolveLocale("CH", null)).toEqual({ kind: "found", locale: "de-CH" });
    expect(resolveLocale("CH", "it")).toEqual({ kind: "found", locale: "it-CH" });
    expect(resolveLocale("IT", "de")).toEqual({ kind: "found", locale: "de-IT" });
    expect(resolveLocale("BE", null)).toEqual({ kind: "found", locale: "nl-BE" });
  });

  test("moves to another host when the prefix belongs to another country", () => {
    expect(resolveLocale("DE", "fr")).toEqual({ kind: "elsewhere", country: "FR", locale: "fr-FR" });
    expect(resolveLocale("US", "de")).toEqual({ kind: "elsewhere", country: "DE", locale: "de-DE" });
  });

  test("is unknown for a prefix that is no language of the shop", () => {
    expect(resolveLocale("DE", "xx")).toEqual({ kind: "unknown-prefix", prefix: "xx" });
    expect(resolveLocale("DE", "lb")).toEqual({ kind: "unknown-prefix", prefix: "lb" });
  });

  test("every locale is reached by its own country and prefix", () => {
    for (const locale of locales) {
      expect(resolveLocale(countryOf(locale), prefixOf(locale))).toEqual({ kind: "found", locale });
    }
  });

  test("has a prefix of exactly two lowercase letters (core document, section 5)", () => {
    expect(splitLocalePrefix("/fr/leinwanddruck")).toEqual({ prefix: "fr", rest: "/leinwanddruck" });
    expect(splitLocalePrefix("/fr")).toEqual({ prefix: "fr", rest: "/" });
    for (const path of ["/", "/d/products", "/FR/x", "/fra/x", "/f1/x"]) {
      expect(splitLocalePrefix(path)).toEqual({ prefix: null, rest: path });
    }
  });
});
