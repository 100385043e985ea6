import { expect, test } from "vitest";
import { cornersOf, distanceToSee, type Point, type Stand } from "./sight.ts";

/** Straight before the middle of the wall. */
const before: Stand = (distance) => ({ eye: [0, 0, distance], at: [0, 0, 0] });
/** Ninety degrees: as far to each side as it is away, of which a tenth stays free. */
const wide = { fieldOfView: 90, aspect: 1 };
const square: readonly Point[] = cornersOf([-900, -900, 0], [900, 900, 0]);

test("what is 1800 mm wide and high is seen whole from one metre, by a tenth to spare", () => {
  expect(distanceToSee(square, wide, before, 40_000)).toBeCloseTo(1000, -0.3);
});

test("on an upright phone the width decides, on a desktop the height", () => {
  const sofa = cornersOf([-1050, -400, 0], [1050, 400, 0]);
  const from = (aspect: number) => Math.round(distanceToSee(sofa, { fieldOfView: 90, aspect }, before, 40_000) / 10);
  expect([from(0.5), from(3)]).toEqual([233, 44]);
});

test("what stands in the room is nearer, so that the eye goes back for it, also aslant", () => {
  const deep = cornersOf([-900, -900, 0], [900, 900, 1000]);
  expect(distanceToSee(deep, wide, before, 40_000)).toBeCloseTo(2000, -0.3);
  const aslant: Stand = (distance) => ({ eye: [distance * 0.6, 0, distance * 0.8], at: [0, 0, 0] });
  expect(distanceToSee(deep, wide, aslant, 40_000)).toBeGreaterThan(2000);
});

test("where nothing is far enough it is the farthest", () => {
  expect(distanceToSee(square, wide, before, 500)).toBe(500);
});
