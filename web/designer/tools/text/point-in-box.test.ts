import { expect, test } from "vitest";
import { pointInBox } from "./point-in-box.ts";

const size = { width: 100, height: 40 };

test("in an upright box it is the distance from the corner", () => {
  const bounds = { x: 10, y: 20, ...size };
  expect(pointInBox({ x: 15, y: 30 }, bounds, size, 0.01, 0)).toEqual({ x: 500, y: 1_000 });
});

test("in a box turned by a quarter the upper right of the screen is its upper left", () => {
  const bounds = { x: 0, y: 0, width: 40, height: 100 };
  const { x, y } = pointInBox({ x: 40, y: 0 }, bounds, size, 0.01, 90_000);
  expect([Math.round(x), Math.round(y)]).toEqual([0, 0]);
});
