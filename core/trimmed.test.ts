import { expect, test } from "vitest";
import { withoutEnds, withoutLast } from "./trimmed.ts";

test("signs go at the end, and nowhere else", () => {
  expect(withoutLast("/a//b//", "/")).toBe("/a//b");
  expect(withoutLast("1200", "0")).toBe("12");
  expect(withoutLast("////", "/")).toBe("");
  expect(withoutLast("a", "/")).toBe("a");
});

test("or at both ends", () => {
  expect(withoutEnds("//a/b/", "/")).toBe("a/b");
  expect(withoutEnds("///", "/")).toBe("");
  expect(withoutEnds("", "/")).toBe("");
});
