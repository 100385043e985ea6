import { expect, test } from "vitest";
import { makeReport } from "./make-report.ts";
import type { DayCount, RunCounts } from "./read-counts.ts";

const visitors = 1_000;
const day = "2026-11-22";
const run = {
  split: { label: "half", seed: 1, shares: { off: 50, on: 50 } },
  base: "off",
  since: new Date(0),
  until: null,
};
const counted = (kind: DayCount["kind"], treatment: string, count: number): DayCount => ({
  kind,
  treatment,
  day,
  count,
});

/** A thousand visitors of each treatment, some of whom ordered for so much. */
function counts(orders: { readonly off: number; readonly on: number }, amount: number): RunCounts {
  const names = ["off", "on"] as const;
  return {
    days: names.flatMap((name) => [counted("visitors", name, visitors), counted("order", name, orders[name])]),
    sums: names.map((treatment) => ({
      treatment,
      revenue: orders[treatment] * amount,
      revenueSquares: orders[treatment] * amount ** 2,
      errors: 0,
      errorSquares: 0,
      loads: 0,
      load: 0,
      loadSquares: 0,
      loadMedian: null,
    })),
    several: 0,
    samples: 0,
    currency: "EUR",
    otherCurrencies: 0,
  };
}
const measuresOf = (given: RunCounts) => makeReport(run, given).treatments[1]?.measures;

test("of revenue nothing is claimed before ten orders, as of orders (decision 0064)", () => {
  const few = measuresOf(counts({ off: 1, on: 8 }, 50));
  expect([few?.order?.difference?.interval, few?.revenue?.difference?.interval]).toEqual([null, null]);
  const enough = measuresOf(counts({ off: 2, on: 8 }, 50));
  expect(enough?.order?.difference?.interval).not.toBeNull();
  expect(enough?.revenue?.difference?.interval).not.toBeNull();
});

test("that nobody had an error or ordered yet is not taken for certain", () => {
  const none = measuresOf(counts({ off: 0, on: 0 }, 50));
  expect([none?.errors?.interval, none?.revenue?.interval]).toEqual([null, null]);
  // Of shares one more who did and one who did not are reckoned in.
  expect(none?.order?.interval?.low).toBe(0);
  expect(none?.order?.interval?.high).toBeGreaterThan(0);
});
