import { expect, test } from "vitest";
import { shownRange } from "./use-shown-range.ts";

const starts = Array.from({ length: 200 }, (_, n) => n * 100);

test("only what is near the window is shown", () => {
  expect(shownRange(starts, 0, 1000)).toEqual([0, 17]);
  expect(shownRange(starts, 10_000, 1000)).toEqual([94, 117]);
  expect(shownRange(starts, 19_000, 1000)).toEqual([184, 200]);
});
