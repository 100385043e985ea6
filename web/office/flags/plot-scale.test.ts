import { expect, test } from "vitest";
import { plotScale } from "./plot-scale.ts";

test("an axis begins and ends at round values around all that is shown", () => {
  const { at, ticks } = plotScale([-0.013, 0.041]);
  expect(ticks).toEqual([-0.02, 0, 0.02, 0.04, 0.06]);
  expect([at(-0.02), at(0), at(0.06)]).toEqual([0, 25, 100]);
});

test("one value alone, or none, has an axis, too", () => {
  for (const values of [[0.5], [0], [], [Number.NaN]]) {
    const { at, ticks } = plotScale(values);
    expect(ticks.length).toBeGreaterThan(1);
    expect(Number.isFinite(at(values[0] || 0))).toBe(true);
  }
});
