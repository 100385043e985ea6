import fc from "fast-check";
import { expect, test } from "vitest";
import type { RetailRounding } from "../core/retail-rounding.ts";
import { retailRound } from "../core/retail-rounding.ts";
import { demoRelease } from "../demo/catalogue/wall-pictures.ts";
import { billLines } from "./bill-lines.ts";

const rounding: RetailRounding = demoRelease.currencies.EUR.rounding;
const raw = (...amounts: readonly number[]) =>
  amounts.map((micro, index) => ({ key: `part-${index}`, label: { key: "pp.none" } as const, micro }));
const billed = (...amounts: readonly number[]) =>
  billLines(raw(...amounts), rounding).map(({ micro }) => micro / 10_000);

test("the canvas of 33,90 € stays at 33,90 € when the deeper stretcher adds 7,00 €", () => {
  expect(billed(33_480_000)).toEqual([3390]);
  expect(billed(33_480_000, 7_200_000)).toEqual([3390, 700]);
});

test("a part that the rounding has room for adds nothing, one that is taken off takes off", () => {
  expect(billed(33_480_000, 100_000)).toEqual([3390, 0]);
  expect(billed(100_000_000, 50_000_000, -15_000_000)).toEqual([10_000, 5000, -1500]);
});

test("nothing costs nothing, not the least price", () => {
  expect(billed(0, 33_480_000)).toEqual([0, 3390]);
});

test("lines add up to the rounded sum, no part that costs is negative, and no line changes for what follows it", () => {
  const amount = fc.integer({ min: 0, max: 300_000_000 });
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 8 }), amount, (amounts, more) => {
      fc.pre((amounts[0] ?? 0) > 0);
      const lines = billed(...amounts);
      const full = amounts.reduce((total, one) => total + one, 0);
      expect(lines.reduce((total, one) => total + one, 0)).toBe(retailRound(full, rounding));
      expect(lines.every((one) => one >= 0)).toBe(true);
      expect(billed(...amounts, more).slice(0, -1)).toEqual(lines);
    }),
  );
});
