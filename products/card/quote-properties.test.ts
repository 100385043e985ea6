import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countries } from "../../core/locale.ts";
import { currencies } from "../../core/money.ts";
import { anyCard, possibleCard } from "../../demo/catalogue/any-card.ts";
import { card, demoCards } from "../../demo/catalogue/cards.ts";
import type { PriceTerms } from "../kind.ts";
import { check } from "./check.ts";
import type { CardConfiguration } from "./configuration-schema.ts";
import { cardQuantities } from "./quantity.ts";
import { quote } from "./quote.ts";

const terms = fc.record({
  currency: fc.constantFrom(...currencies),
  country: fc.constantFrom(...countries),
  tax: fc.record({ rate: fc.integer({ min: 0, max: 250_000 }), included: fc.boolean() }),
  on: fc.constantFrom("2026-11-20", "2027-01-15"),
}) satisfies fc.Arbitrary<PriceTerms>;

const runs = { numRuns: 2000 };

function totalOf(configuration: CardConfiguration, on: PriceTerms): number {
  const quoted = quote(configuration, demoCards, on);
  if (!quoted.ok) throw new Error(JSON.stringify(quoted.error));
  return quoted.value.priceCurrent;
}

describe("every quote of a card", () => {
  test("has lines that add up exactly to the price, the rounding last and less than a coin", () => {
    fc.assert(
      fc.property(possibleCard, terms, (configuration, on) => {
        const quoted = quote(configuration, demoCards, on);
        if (!quoted.ok) throw new Error(JSON.stringify(quoted.error));
        const { lines, priceCurrent, priceOriginal, net, tax, gross } = quoted.value;
        expect(lines.reduce((sum, { micro }) => sum + micro, 0)).toBe(priceCurrent * 10_000);
        expect(lines.every(({ micro }) => Number.isSafeInteger(micro))).toBe(true);
        expect(lines.at(-1)?.key).toBe("rounding");
        expect(lines.at(-1)?.micro).toBeLessThan(on.currency === "CHF" ? 50_000 : 10_000);
        expect(priceCurrent).toBeGreaterThan(0);
        expect(priceCurrent).toBeLessThanOrEqual(priceOriginal);
        expect(net + tax).toBe(gross);
        expect(on.tax.included ? gross : net).toBe(priceCurrent);
      }),
      runs,
    );
  });

  test("is refused exactly when the check refuses, for the same reasons, which name field and reason", () => {
    const outcomes = { possible: 0, refused: 0 };
    fc.assert(
      fc.property(anyCard, terms, (configuration, on) => {
        const refusals = check(configuration, demoCards);
        const quoted = quote(configuration, demoCards, on);
        expect(quoted.ok).toBe(refusals.length === 0);
        if (!quoted.ok) expect(quoted.error).toEqual(refusals);
        for (const { field, reason } of refusals) expect(field !== "" && reason !== "").toBe(true);
        outcomes[quoted.ok ? "possible" : "refused"] += 1;
      }),
      runs,
    );
    expect(Math.min(outcomes.possible, outcomes.refused)).toBeGreaterThan(20);
  });

  test("does not fall when the quantity rises, except at 250, where paper costs seven tenths", () => {
    const step = fc.integer({ min: 1, max: cardQuantities.length - 1 });
    fc.assert(
      fc.property(possibleCard, step, terms, (configuration, i, on) => {
        fc.pre(!configuration.isSample && demoCards.cards.some(({ key }) => key === configuration.card));
        const [fewer, more] = [cardQuantities[i - 1] ?? 1, cardQuantities[i] ?? 1];
        const breaks = more === demoCards.paperBreak.from && configuration.paper !== "matt";
        const rise =
          totalOf({ ...configuration, quantity: more }, on) - totalOf({ ...configuration, quantity: fewer }, on);
        if (!breaks) expect(rise).toBeGreaterThanOrEqual(0);
      }),
      runs,
    );
  });

  test("falls for no size at any quantity of the list on the usual paper", () => {
    const german = { currency: "EUR", tax: { rate: 190_000, included: true }, on: "2026-11-20" } as const;
    for (const { key } of demoCards.cards) {
      const totals = cardQuantities.map((quantity) => totalOf(card(key, { quantity }), german));
      expect(totals.filter((total, i) => total < (totals[i - 1] ?? 0))).toEqual([]);
    }
  });

  test("does not fall when a booklet has more pages", () => {
    const series = ["booklet", "church-booklet", "wedding-newspaper"].map((name) =>
      demoCards.cards.filter(({ key }) => new RegExp(`^${name}-[0-9]+$`).test(key)),
    );
    expect(series.map(({ length }) => length)).toEqual([3, 7, 5]);
    fc.assert(
      fc.property(fc.constantFrom(...series), fc.constantFrom(...cardQuantities), terms, (cards, quantity, on) => {
        const totals = cards.map(({ key }) => totalOf(card(key, { quantity }), on));
        expect(totals).toEqual(totals.toSorted((one, other) => one - other));
        expect(cards.map(({ pages }) => pages)).toEqual(cards.map(({ pages }) => pages).toSorted((a, b) => a - b));
      }),
    );
  });
});
