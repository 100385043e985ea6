import { expect, test } from "vitest";
import { LEAST_TYPE } from "../../../../design/text/fit-text.ts";
import { fromPoints, nextPoints, pointBounds, toPoints } from "./points.ts";

test("points and micrometres are each other's way back", () => {
  for (const points of [7, 12, 255, 1_999]) expect(toPoints(fromPoints(points))).toBe(points);
});

test("the smallest size that can be chosen is the smallest that is printed", () =>
  expect(Math.abs(fromPoints(pointBounds.min) - LEAST_TYPE)).toBeLessThan(10));

test.each([
  [12, 1, 13],
  [12.4, -1, 12],
  [255, 1, 281],
  [7, -1, 7],
] as const)("from %d pt one step of %d leads to %d pt", (from, way, to) => expect(nextPoints(from, way)).toBe(to));
