import fc from "fast-check";
import { expect, it } from "vitest";
import { pageWindow } from "./page-window.ts";

it("shows the ends, the neighbours and a gap between", () => {
  expect(pageWindow(6, 12)).toEqual([1, "gap", 5, 6, 7, "gap", 12]);
  expect(pageWindow(1, 12)).toEqual([1, 2, "gap", 12]);
  expect(pageWindow(12, 12)).toEqual([1, "gap", 11, 12]);
});

it("never hides a single page behind a gap", () => {
  expect(pageWindow(4, 12)).toEqual([1, 2, 3, 4, 5, "gap", 12]);
  expect(pageWindow(2, 4)).toEqual([1, 2, 3, 4]);
});

it("of no pages shows none, of one shows one", () => {
  expect(pageWindow(1, 0)).toEqual([]);
  expect(pageWindow(1, 1)).toEqual([1]);
});

it("always rises, holds the current page, and has at most seven places", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (count, seed) => {
      const current = (seed % count) + 1;
      const places = pageWindow(current, count);
      const numbers = places.filter((place) => place !== "gap");
      expect(numbers).toContain(current);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(places.length).toBeLessThanOrEqual(7);
    }),
  );
});
