import { expect, test } from "vitest";
import { differenceInterval, halfWidth, meanInterval, numberSample, shareSample } from "./sequential.ts";

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

test("the width is the formula's, reckoned by hand", () => {
  // V = 0.0002, m = 500, m r = 1.75: 0.0002 * (1 + 1/1.75) * (ln 2.75 - 2 ln 0.05)
  //   = 0.0002 * 1.5714286 * (1.0116009 + 5.9914645) = 0.00220096, whose root is 0.0469144
  expect(halfWidth(0.0002, 500, 0.05)).toBeCloseTo(0.0469144, 6);
});

// With one more of each kind: V = 0.113646/1000 + 0.090638/1000, half of the width 0.0474.
test("130 of 1,000 against 100 of 1,000: the difference is still open", () => {
  const interval = differenceInterval(shareSample(1_000, 130), shareSample(1_000, 100), 0.05);
  expect([interval?.low.toFixed(4), interval?.high.toFixed(4)]).toEqual(["-0.0174", "0.0774"]);
});

test("with too few visitors nothing is said, and nobody of many is not certainly nobody", () => {
  expect(meanInterval(shareSample(99, 50), 0.05)).toBeNull();
  expect(meanInterval(shareSample(100, 0), 0.05)?.high).toBeGreaterThan(0.02);
});

test("mean and variance come out of sums", () => {
  expect(numberSample(4, 20, 120)).toEqual({ visitors: 4, mean: 5, variance: 20 / 3 });
});

interface Looks {
  readonly tests: number;
  readonly days: number;
  readonly perDay: number;
  /** What one visitor brings. */
  readonly draw: (random: () => number, isTreated: boolean) => number;
  readonly width: (variance: number, worth: number) => number;
}

/** Of experiments that are looked at at the end of each day: in how many a difference was ever claimed. */
function claims({ tests, days, perDay, draw, width }: Looks): number {
  const random = dice(42);
  let claimed = 0;
  for (let test = 0; test < tests; test++) {
    const [sums, squares] = [
      [0, 0],
      [0, 0],
    ] as [[number, number], [number, number]];
    for (let day = 1; day <= days; day++) {
      for (const arm of [0, 1] as const) {
        for (let visitor = 0; visitor < perDay; visitor++) {
          const value = draw(random, arm === 1);
          sums[arm] += value;
          squares[arm] += value * value;
        }
      }
      const seen = day * perDay;
      if (seen < 100) continue;
      const [one, other] = [numberSample(seen, sums[0], squares[0]), numberSample(seen, sums[1], squares[1])];
      if (sums[0] + sums[1] < 10) continue;
      const half = width((one.variance + other.variance) / seen, seen / 2);
      if (Math.abs(one.mean - other.mean) > half) {
        claimed++;
        break;
      }
    }
  }
  return claimed / tests;
}

const sequential = (variance: number, worth: number) => halfWidth(variance, worth, 0.05);
const once = (variance: number) => 1.96 * Math.sqrt(variance);
const converts = (rate: number) => (random: () => number) => (random() < rate ? 1 : 0);
/** Most buy nothing; what the others spend is skewed. */
const spends = (random: () => number) => (random() < 0.05 ? -40 * Math.log(1 - random()) : 0);
const daily = { tests: 400, days: 40, perDay: 100 };

test.each([
  ["orders of one visitor in a hundred", converts(0.01)],
  ["baskets of one in ten", converts(0.1)],
  ["revenue", spends],
])("without a difference daily looks err in at most one experiment of twenty: %s", (_, draw) => {
  expect(claims({ ...daily, draw, width: sequential })).toBeLessThanOrEqual(0.05);
});

test("an interval for one look errs far more often under the same daily looks", () => {
  expect(claims({ ...daily, draw: converts(0.1), width: once })).toBeGreaterThan(0.15);
});

test("a difference that there is is found", () => {
  const draw = (random: () => number, isTreated: boolean) => (random() < (isTreated ? 0.13 : 0.1) ? 1 : 0);
  expect(claims({ ...daily, tests: 100, days: 60, perDay: 200, draw, width: sequential })).toBeGreaterThan(0.9);
});
