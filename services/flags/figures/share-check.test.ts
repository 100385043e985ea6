import { expect, test } from "vitest";
import { mismatchLimit, shareMismatch } from "./share-check.ts";

const halves = (one: number, other: number) =>
  shareMismatch([
    { visitors: one, share: 0.5 },
    { visitors: other, share: 0.5 },
  ]);

test("ten visitors of one treatment and none of the other, reckoned by hand: 11 / 2^10", () => {
  expect(halves(10, 0)).toBeCloseTo(11 / 1_024, 12);
});

test("also where factorials are no numbers any more: 600 and 400 of 1,000", () => {
  // The logarithm of 1001! / (600! 400!) / 2^1000, reckoned with whole numbers.
  expect(Math.log10(halves(600, 400))).toBeCloseTo(-7.333618508372925, 8);
});

test("shares as planned are nothing to worry about, at any number", () => {
  expect([halves(0, 0), halves(5_000, 5_050), halves(500_000, 500_700)]).toEqual([1, 1, 1]);
});

test("fair dice that are looked at after every hundred visitors raise an alarm in at most one test of a hundred", () => {
  let state = 7;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  let alarms = 0;
  for (let run = 0; run < 500; run++) {
    let one = 0;
    for (let visitor = 1; visitor <= 5_000; visitor++) {
      if (random() < 0.2) one++;
      const counts = [
        { visitors: one, share: 0.2 },
        { visitors: visitor - one, share: 0.8 },
      ];
      if (visitor % 100 === 0 && shareMismatch(counts) < mismatchLimit) {
        alarms++;
        break;
      }
    }
  }
  expect(alarms).toBeLessThanOrEqual(5);
});
