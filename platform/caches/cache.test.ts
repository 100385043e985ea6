import { expect, test } from "vitest";
import { createCache, createCaches } from "./cache.ts";

test("the least recently used goes first; a look or a question is no use", () => {
  const cache = createCache<number>("devices", 30);
  for (const [value, key] of ["a", "b", "c"].entries()) cache.set(key, value, 10);
  cache.get("a");
  expect([cache.peek("b"), cache.has("b")]).toEqual([1, true]);
  cache.set("d", 3, 10);
  expect(["a", "b", "c", "d"].map((key) => cache.peek(key))).toEqual([0, undefined, 2, 3]);
  expect([cache.size, cache.weight]).toEqual([3, 30]);
});

test("a value that is weighed again counts once, from nothing on", () => {
  const cache = createCache<string>("devices", 30);
  cache.set("a", "being made", 0);
  cache.set("b", "whole", 20);
  cache.set("a", "made", 10);
  expect([cache.get("b"), cache.get("a"), cache.size]).toEqual(["whole", "made", 2]);
  expect(cache.weight).toBe(30);
});

test("the same value is weighed again, too, such as a promise that was fulfilled", () => {
  const cache = createCache<Promise<string>>("devices", 30);
  const drawing = Promise.resolve("drawn");
  cache.set("a", drawing, 0);
  cache.set("a", drawing, 20);
  cache.set("b", Promise.resolve("drawn"), 20);
  expect([cache.has("a"), cache.has("b"), cache.weight]).toEqual([false, true, 20]);
});

test("a value that is too heavy alone is not kept, nor is the one it replaces, and all others stay", () => {
  const cache = createCache<string>("devices", 30);
  cache.set("a", "small", 10);
  cache.set("b", "small", 10);
  cache.set("b", "large", 31);
  expect([cache.get("a"), cache.get("b"), cache.weight]).toEqual(["small", undefined, 10]);
});

test("what is gone weighs nothing", () => {
  const cache = createCache<string>("devices", 30);
  cache.set("a", "small", 10);
  cache.delete("a");
  cache.delete("nothing");
  expect(cache.weight).toBe(0);
  cache.set("a", "small", 10);
  cache.clear();
  expect([cache.size, cache.weight]).toEqual([0, 0]);
});

test("a cache without room keeps nothing", () => {
  const cache = createCache<string>("devices", 0);
  cache.set("a", "small", 10);
  expect([cache.get("a"), cache.size]).toEqual([undefined, 0]);
});

test("each owner has its own cache, until its values come from another source", () => {
  const cacheOf = createCaches<string>("themeViews");
  const [german, french] = [{}, {}];
  cacheOf(german, 1).set("a", "Hochzeit", 8);
  expect(cacheOf(german, 1).get("a")).toBe("Hochzeit");
  expect(cacheOf(french, 1).get("a")).toBeUndefined();
  expect(cacheOf(german, 2).size).toBe(0);
  // The source before is forgotten, too.
  expect(cacheOf(german, 1).size).toBe(0);
});
