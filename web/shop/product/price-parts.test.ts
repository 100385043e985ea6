import fc from "fast-check";
import { expect, it } from "vitest";
import { possibleConfiguration } from "../../../demo/catalogue/any-wall-picture.ts";
import { demoRelease, picture } from "../../../demo/catalogue/wall-pictures.ts";
import { priceOf } from "../../../products/photoframe/calculator/price.ts";
import { pricePartsOf } from "./price-parts.ts";

const terms = { currency: "EUR", tax: { rate: 190_000, included: true }, on: "2026-11-20" } as const;

it("a piece of one part is that part, rounding included", () => {
  const parts = pricePartsOf(priceOf(picture("leinwand 75x50"), demoRelease, terms));
  expect(parts.map(({ key, amount }) => [key, amount])).toEqual([["material.leinwand", 4390]]);
});

it("the parts add up to the price, whatever it is made of", () => {
  fc.assert(
    fc.property(possibleConfiguration, (piece) => {
      const quoted = priceOf(piece, demoRelease, terms);
      const sum = pricePartsOf(quoted).reduce((total, { amount }) => total + amount, 0);
      expect(sum).toBe(quoted.priceCurrent);
    }),
  );
});
