import { expect, test } from "vitest";
import { eyeAt, turned } from "./orbit.ts";

const limits = { nearest: 500, farthest: 4000 };
const front = { around: 0, above: 0, distance: 2000 };

test("in front of the picture the eye is straight before it", () => {
  expect(eyeAt(front)).toEqual([0, 0, 2000]);
});

test("turning keeps the distance", () => {
  const [x, y, z] = eyeAt(turned(front, 30, 20, 1, limits));
  expect(Math.hypot(x, y, z)).toBeCloseTo(2000, 6);
  expect(x).toBeGreaterThan(0);
  expect(y).toBeGreaterThan(0);
});

test("nobody gets behind the wall, under the floor or into the picture", () => {
  expect(turned(front, 500, 500, 100, limits)).toEqual({ around: 65, above: 30, distance: 500 });
  expect(turned(front, -500, -500, 0.001, limits)).toEqual({ around: -65, above: -15, distance: 4000 });
});
