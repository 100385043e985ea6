import fc from "fast-check";
import { describe, expect, test } from "vitest";
import catalogue from "../demo/catalogue/photoframe.json" with { type: "json" };
import { currencies } from "./money.ts";
import { retailRound } from "./retail-rounding.ts";
import { retailRoundingSchema } from "./retail-rounding-schema.ts";

const rules = Object.fromEntries(
  currencies.map((currency) => [currency, retailRoundingSchema.parse(catalogue.currencies[currency].rounding)]),
);
const rounded = (amount: number, currency: string) =>
  retailRound(Math.round(amount * 1_000_000), rules[currency] ?? []) / 100;

describe("retail rounding", () => {
  test.each([
    ["EUR", 4.44, 4.49],
    ["EUR", 4.5, 4.49],
    ["EUR", 4.500001, 4.99],
    ["EUR", 19.5, 19.49],
    ["EUR", 19.99, 19.99],
    ["EUR", 19.990001, 20.9],
    ["EUR", 20, 20.9],
    ["EUR", 21.9, 21.9],
    ["EUR", 21.900001, 21.9],
    ["EUR", 22, 21.9],
    ["EUR", 99.9, 99.9],
    ["EUR", 99.900001, 100],
    ["EUR", 107.2, 108],
    ["EUR", 108, 108],
    ["CHF", 4.5, 4.4],
    ["CHF", 19.99, 19.9],
    ["CHF", 20, 20.9],
    ["CHF", 99.95, 100],
    ["GBP", 4.5, 4.49],
    ["GBP", 20, 20.99],
    ["GBP", 99.9, 99.99],
    ["GBP", 99.91, 100],
    ["USD", 50.01, 50.99],
  ])("in %s makes %d into %d", (currency, raw, price) => {
    expect(rounded(raw, currency)).toBe(price);
  });

  test("never makes more cost less", () => {
    const micro = fc.integer({ min: 1, max: 3_000_000_000 });
    const near = fc.tuple(micro, fc.integer({ min: 0, max: 2_000_000 }));
    fc.assert(
      fc.property(fc.constantFrom(...currencies), near, (currency, [low, more]) => {
        const rule = rules[currency] ?? [];
        expect(retailRound(low, rule)).toBeLessThanOrEqual(retailRound(low + more, rule));
      }),
      { numRuns: 2000 },
    );
  });

  test("stays monotone over every edge of a band", () => {
    for (const currency of currencies) {
      const rule = rules[currency] ?? [];
      for (const edge of [19_990_000, 20_000_000, 20_900_000, 20_990_000, 99_900_000, 100_000_000]) {
        const around = [-500_000, -10_000, -1, 0, 1, 10_000, 500_000].map((step) => retailRound(edge + step, rule));
        expect(around).toEqual([...around].sort((one, other) => one - other));
      }
    }
  });

  test("needs an open last band", () => {
    expect(retailRoundingSchema.safeParse([{ upTo: 100, step: 1, minus: 0, atLeast: 0 }]).success).toBe(false);
  });
});
