import { expect, test } from "vitest";
import { eased, moreOf, targetOf } from "./scroll-steps.ts";

const row = (scrollLeft: number) => ({ scrollLeft, scrollWidth: 2000, clientWidth: 500 });

test("a press goes on by four fifths of what is seen, and never beyond the row's ends", () => {
  expect(targetOf(row(0), 1)).toBe(400);
  expect(targetOf(row(400), 1)).toBe(800);
  expect(targetOf(row(1300), 1)).toBe(1500);
  expect(targetOf(row(100), -1)).toBe(0);
});

test("where lines begin on the right a row goes the other way, and has more on the other side", () => {
  expect(targetOf(row(0), 1, -1)).toBe(-400);
  expect(targetOf(row(-1300), 1, -1)).toBe(-1500);
  expect(targetOf(row(-100), -1, -1)).toBeCloseTo(0);
  expect([0, -400, -1500].map((left) => moreOf(row(left)))).toEqual([0, 400, 1500].map((left) => moreOf(row(left))));
  expect(moreOf(row(-1500))).toEqual({ back: true, on: false });
});

test("a movement begins where it was and ends where it goes, slower at its end", () => {
  expect([eased(0), eased(0.5), eased(1), eased(1.7)]).toEqual([0, 0.875, 1, 1]);
});
