import { expect, test } from "vitest";
import { pulledBy } from "./pulled-by.ts";

const from = { x: 200, y: 300 };

test.each([
  ["a book by a swipe to the left", { x: 80, y: 290 }, false, 120],
  ["a book not by a swipe upwards", { x: 200, y: 100 }, false, 0],
  ["a hanging calendar by a swipe upwards", { x: 190, y: 180 }, true, 120],
  ["a hanging calendar by a swipe to the left, too", { x: 80, y: 290 }, true, 120],
  ["a hanging calendar back by a swipe to the right", { x: 320, y: 310 }, true, -120],
] as const)("turned is %s", (_, to, upright, pulled) => expect(pulledBy(from, to, upright)).toBe(pulled));
