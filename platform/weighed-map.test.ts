import { expect, test } from "vitest";
import { createWeighedMap } from "./weighed-map.ts";

test("what stands first goes first, and what was asked for last stands at the end", () => {
  const map = createWeighedMap<number>(30);
  for (const [value, key] of ["a", "b", "c"].entries()) map.set(key, value, 10);
  map.touch("a");
  map.set("d", 3, 10);
  expect(["a", "b", "c", "d"].map((key) => map.get(key))).toEqual([0, undefined, 2, 3]);
  expect([map.size, map.weight]).toEqual([3, 30]);
});

test("a key that is weighed anew keeps its place and counts once", () => {
  const map = createWeighedMap<string>(30);
  map.set("a", "being made", 0);
  map.set("b", "whole", 20);
  map.set("a", "made", 10);
  expect([map.get("a"), map.weight]).toEqual(["made", 30]);
  map.set("c", "more", 10);
  expect([map.has("a"), map.has("b"), map.weight]).toEqual([false, true, 30]);
});

test("what is too heavy alone empties everything before it and goes itself; what is gone weighs nothing", () => {
  const map = createWeighedMap<string>(30);
  map.set("a", "small", 10);
  map.set("b", "large", 31);
  expect([map.size, map.weight]).toEqual([0, 0]);
  map.set("a", "small", 10);
  map.delete("a");
  map.delete("nothing");
  expect(map.weight).toBe(0);
  map.set("a", "small", 10);
  map.clear();
  expect([map.size, map.weight]).toEqual([0, 0]);
});
