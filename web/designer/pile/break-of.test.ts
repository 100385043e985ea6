import { describe, expect, test } from "vitest";
import { breakOf } from "./break-of.ts";

/** 22 cents a print, from 25 on 16, from 100 on 13; no pile costs more than a larger one. */
const priceOf = (one: object) => {
  const { count } = one as { count: number };
  const list = (n: number) => n * (n >= 100 ? 13 : n >= 25 ? 16 : 22);
  return Math.min(list(count), ...[25, 100].filter((from) => from > count).map(list));
};
const ladder = (count: number) => ({
  count,
  alone: { count },
  steps: [1, 25, 100].map((from) => ({ from, alone: { count: from } })),
});

describe("the price step of a pile", () => {
  test("76 prints cost 16 cents each; 24 more and each costs 13, which is 84 cents more", () => {
    expect(breakOf(ladder(76), priceOf)).toEqual({
      reached: 1,
      each: 16,
      next: { from: 100, missing: 24, each: 13, more: 84 },
    });
  });

  test("24 prints are charged as 25: each costs 17 cents then, and nothing more is asked", () => {
    expect(breakOf(ladder(24), priceOf)).toEqual({
      reached: 0,
      each: 17,
      next: { from: 25, missing: 1, each: 16, more: 0 },
    });
  });

  test("nothing is ahead of the last step", () => {
    expect(breakOf(ladder(120), priceOf)).toEqual({ reached: 2, each: 13, next: null });
  });
});
