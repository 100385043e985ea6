import { expect, test } from "vitest";
import { rangesText } from "./number-ranges.ts";

test.each([
  [[], ""],
  [[4], "4"],
  [[1, 3, 4, 5, 9], "1, 3-5, 9"],
  [[1, 2], "1-2"],
])("%j is written as %s", (numbers, text) => {
  expect(rangesText(numbers)).toBe(text);
});
