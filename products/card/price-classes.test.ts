import { describe, expect, test } from "vitest";
import { countryOf, currencyOf, type Locale } from "../../core/locale.ts";
import { card, demoCards } from "../../demo/catalogue/cards.ts";
import { classPrice, isGreatValue, shownUnit } from "./class-price.ts";
import type { CardConfiguration } from "./configuration-schema.ts";
import { choices } from "./offered-choices.ts";

const cardOf = (key: string) => {
  const found = demoCards.cards.find((card) => card.key === key);
  if (!found) throw new Error(key);
  return found;
};
const priceIn = (locale: Locale) => (key: string) =>
  classPrice(cardOf(key), demoCards, { currency: currencyOf(locale), country: countryOf(locale) });

describe("extra prices of envelopes and inlays (specification section 9)", () => {
  const cards = ["square-folded", "b6-folded", "a6-quer-folded", "booklet-8", "pocketfold"];
  test.each([
    ["de-AT", [150, 150, 100, 150, 150]],
    ["de-CH", [110, 110, 110, 140, 140]],
    ["fr-CH", [110, 110, 110, 140, 140]],
    ["de-LI", [110, 110, 110, 140, 140]],
    ["de-DE", [180, 110, 95, 110, 110]],
    ["fr-FR", [180, 110, 95, 110, 110]],
    ["en-GB", [160, 99, 85, 99, 99]],
    ["en-US", [195, 125, 105, 125, 125]],
  ] as const)("in %s are %j for big, compact, standard, booklet and pocketfold", (locale, expected) => {
    expect(cards.map(priceIn(locale))).toEqual(expected);
  });

  test("without a country are those of the currency's home, and small cards have none", () => {
    expect(classPrice(cardOf("square-flat"), demoCards, { currency: "EUR" })).toBe(180);
    expect(classPrice(cardOf("booklet-12"), demoCards, { currency: "CHF" })).toBe(140);
    expect(classPrice(cardOf("mini-flat"), demoCards, { currency: "EUR" })).toBeNull();
    expect(classPrice(cardOf("church-booklet-8"), demoCards, { currency: "EUR" })).toBeNull();
  });
});

describe("the threshold (specification section 9)", () => {
  test("is 3.5 in Switzerland and 2.5 in Germany and everywhere else", () => {
    expect([350, 351].map((unit) => isGreatValue(unit, demoCards, "CH"))).toEqual([true, false]);
    expect([250, 251].map((unit) => isGreatValue(unit, demoCards, "DE"))).toEqual([true, false]);
    expect([250, 251].map((unit) => isGreatValue(unit, demoCards, "US"))).toEqual([true, false]);
  });

  test("names prices of cards, never those of books and samples", () => {
    const said = (locale: Locale, changes: Partial<CardConfiguration>, unit: number) =>
      choices.priceRemark?.({ ...card("a6-hoch-flat 50"), ...changes }, unit, demoCards, {
        unit: "cm",
        channel: "card",
        on: "2026-11-20",
        locale,
      } as never)?.key;
    const [book] = demoCards.guestbooks;
    expect(said("de-DE", {}, 250)).toBe("card.great-value");
    expect(said("de-DE", {}, 251)).toBeUndefined();
    expect(said("fr-CH", {}, 350)).toBe("card.great-value");
    expect(said("de-DE", { quantity: 1, isSample: true }, 199)).toBeUndefined();
    expect(said("de-DE", { card: book?.key ?? "", quantity: 1 }, 199)).toBeUndefined();
  });

  test("is measured by the shown price of one card", () => {
    expect(shownUnit(8450, 50)).toBe(169);
    expect(shownUnit(1000, 3)).toBe(333);
  });
});
