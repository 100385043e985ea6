import { expect, test } from "vitest";
import { isOnTheWay } from "./pointer-path.ts";

const panel = { left: 0, right: 1440, top: 120 };

test("down and aslant into the panel crosses other entries on the way to it", () => {
  expect(isOnTheWay({ x: 400, y: 60 }, { x: 440, y: 80 }, panel)).toBe(true);
  expect(isOnTheWay({ x: 400, y: 60 }, { x: 400, y: 61 }, panel)).toBe(true);
});

test("along the bar, or up and away from the panel, the next entry is meant", () => {
  expect(isOnTheWay({ x: 400, y: 60 }, { x: 440, y: 60 }, panel)).toBe(false);
  expect(isOnTheWay({ x: 400, y: 60 }, { x: 440, y: 65 }, panel)).toBe(false);
  expect(isOnTheWay({ x: 400, y: 60 }, { x: 420, y: 40 }, panel)).toBe(false);
});

test("a path that ends beside the panel does not lead into it", () => {
  expect(isOnTheWay({ x: 400, y: 60 }, { x: 430, y: 70 }, { left: 0, right: 500, top: 120 })).toBe(false);
});
