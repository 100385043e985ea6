import { describe, expect, test } from "vitest";
import { countryOf, locales } from "./locale.ts";
import { prefixOf, resolveLocale, splitAddress } from "./locale-address.ts";

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
    expect(splitAddress("/fr/leinwanddruck")).toEqual({ prefix: "fr", platform: null, rest: "/leinwanddruck" });
    expect(splitAddress("/fr")).toEqual({ prefix: "fr", platform: null, rest: "/" });
    for (const path of ["/", "/FR/x", "/fra/x", "/f1/x", "/D/x", "/dd1", "/x/d/y"]) {
      expect(splitAddress(path)).toEqual({ prefix: null, platform: null, rest: path });
    }
  });

  test("stands before or behind the segment of a platform, one of each (core document, section 2)", () => {
    for (const path of ["/fr/d/products", "/d/fr/products"])
      expect(splitAddress(path)).toEqual({ prefix: "fr", platform: "desktop", rest: "/products" });
    expect(splitAddress("/d")).toEqual({ prefix: null, platform: "desktop", rest: "/" });
    expect(splitAddress("/w/x")).toEqual({ prefix: null, platform: "web", rest: "/x" });
    expect(splitAddress("/d/w/x")).toEqual({ prefix: null, platform: "desktop", rest: "/w/x" });
    expect(splitAddress("/fr/it/x")).toEqual({ prefix: "fr", platform: null, rest: "/it/x" });
  });
});
