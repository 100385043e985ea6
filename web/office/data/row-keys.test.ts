import { expect, test } from "vitest";
import { nextRow } from "./row-keys.ts";

test("arrows stop at the ends of the list, Home and End jump there", () => {
  expect(nextRow("ArrowDown", 0, 3)).toBe(1);
  expect(nextRow("ArrowDown", 2, 3)).toBe(2);
  expect(nextRow("ArrowUp", 0, 3)).toBe(0);
  expect(nextRow("End", 0, 3)).toBe(2);
  expect(nextRow("Home", 2, 3)).toBe(0);
});

test("other keys keep their own meaning", () => {
  for (const key of ["Enter", " ", "Tab", "a", "ArrowLeft"]) expect(nextRow(key, 1, 3)).toBeNull();
});
