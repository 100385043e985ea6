import { expect, test } from "vitest";
import { importCircle } from "./import-circle.ts";

test("a file reached over two ways is no circle", () => {
  const imports = new Map([
    ["a", ["b", "c"]],
    ["b", ["d"]],
    ["c", ["d"]],
    ["d", []],
  ]);
  expect(importCircle(imports)).toBeNull();
});

test("a circle is told from its first file to the same file, without the way to it", () => {
  const imports = new Map([
    ["start", ["a"]],
    ["a", ["b"]],
    ["b", ["c"]],
    ["c", ["a"]],
  ]);
  expect(importCircle(imports)).toEqual(["a", "b", "c", "a"]);
});

test("a file that imports itself is a circle", () => {
  expect(importCircle(new Map([["a", ["a"]]]))).toEqual(["a", "a"]);
});
