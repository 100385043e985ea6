import { describe, expect, it } from "vitest";
import { daysBeforeReduction, discountShare, shownPrice } from "./reduction.ts";

describe("the price a reduction is shown against", () => {
  it.each([
    ["is the lowest of the 30 days before, not the list price nobody paid", 3490, 5490, 4390, 4390],
    ["is that price, too, when the list price was lowered with the reduction", 3490, 3990, 4390, 4390],
    ["is the present price where the piece was cheaper before: no reduction at all", 5090, 6390, 4390, 5090],
    ["is the list price where nothing is known of those days", 3490, 4390, null, 4390],
  ])("%s", (_, priceCurrent, listed, lowest30Days, priceOriginal) => {
    expect(shownPrice({ priceCurrent, priceOriginal: listed }, lowest30Days)).toEqual({
      priceCurrent,
      priceOriginal,
      lowest30Days,
    });
  });

  it("is none while nothing is reduced, whatever it cost before", () => {
    const plain = { priceCurrent: 4390, priceOriginal: 4390, lowest30Days: null };
    expect(shownPrice({ priceCurrent: 4390, priceOriginal: 4390 }, 4990)).toEqual(plain);
  });
});

it("the days are the thirty before the first one of the reduction", () => {
  expect(daysBeforeReduction("2027-01-11")).toEqual({ from: "2026-12-12", to: "2027-01-10" });
});

describe("the discount share (specification section 3, price)", () => {
  it.each([
    [5000, 4000, 0.2],
    [4390, 3490, 900 / 4390],
    [4000, 4000, 0],
    [4000, 4500, 0],
    [0, 0, 0],
  ])("of %i reduced to %i is %d", (priceOriginal, priceCurrent, share) => {
    expect(discountShare({ priceOriginal, priceCurrent })).toBe(share);
  });
});
