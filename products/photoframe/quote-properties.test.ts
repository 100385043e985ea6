import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { swapSides } from "../../core/measure.ts";
import { currencies } from "../../core/money.ts";
import { anyConfiguration, possibleConfiguration } from "../../demo/catalogue/any-wall-picture.ts";
import { demoRelease } from "../../demo/catalogue/wall-pictures.ts";
import type { PriceTerms } from "../kind.ts";
import { check } from "./check.ts";
import { quote } from "./quote.ts";

const terms = fc.record({
  currency: fc.constantFrom(...currencies),
  tax: fc.record({ rate: fc.integer({ min: 0, max: 250_000 }), included: fc.boolean() }),
  on: fc.constantFrom("2026-11-20", "2027-01-15"),
}) satisfies fc.Arbitrary<PriceTerms>;

describe("every quote", () => {
  test("has lines that add up exactly to the price, the rounding last", () => {
    fc.assert(
      fc.property(possibleConfiguration, terms, (configuration, on) => {
        const quoted = quote(configuration, demoRelease, on);
        if (!quoted.ok) throw new Error(JSON.stringify(quoted.error));
        const { lines, priceCurrent, priceOriginal, net, tax, gross } = quoted.value;
        expect(lines.reduce((sum, { micro }) => sum + micro, 0)).toBe(priceCurrent * 10_000);
        expect(lines.every(({ micro }) => Number.isSafeInteger(micro))).toBe(true);
        expect(lines.at(-1)?.key).toBe("rounding");
        expect(priceCurrent).toBeLessThanOrEqual(priceOriginal);
        expect(net + tax).toBe(gross);
        expect(on.tax.included ? gross : net).toBe(priceCurrent);
      }),
    );
  });

  test("is refused exactly when the check refuses, for the same reasons", () => {
    fc.assert(
      fc.property(anyConfiguration, terms, (configuration, on) => {
        const refusals = check(configuration, demoRelease);
        const quoted = quote(configuration, demoRelease, on);
        expect(quoted.ok).toBe(refusals.length === 0);
        if (!quoted.ok) expect(quoted.error).toEqual(refusals);
      }),
    );
  });

  test("is the same lying and standing, and the same again when asked again", () => {
    fc.assert(
      fc.property(possibleConfiguration, terms, (configuration, on) => {
        const turned = { ...configuration, format: swapSides(configuration.format) };
        const one = quote(configuration, demoRelease, on);
        expect(quote(configuration, demoRelease, on)).toEqual(one);
        const other = quote(turned, demoRelease, on);
        expect(other.ok && other.value.priceCurrent).toBe(one.ok && one.value.priceCurrent);
      }),
    );
  });

  test("does not fall when the picture grows by a centimetre", () => {
    fc.assert(
      fc.property(possibleConfiguration, terms, (configuration, on) => {
        const { width, height } = configuration.format;
        const larger = quote({ ...configuration, format: { width: width + 10, height } }, demoRelease, on);
        const quoted = quote(configuration, demoRelease, on);
        fc.pre(quoted.ok && larger.ok);
        if (quoted.ok && larger.ok) expect(larger.value.priceCurrent).toBeGreaterThanOrEqual(quoted.value.priceCurrent);
      }),
    );
  });
});
