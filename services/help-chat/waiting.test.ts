import { expect, test } from "vitest";
import { createWaiting, mostPlaces } from "./waiting.ts";

test(`who waits in more than ${mostPlaces} tabs gives the oldest up, and nobody else does`, () => {
  const waiting = createWaiting();
  const other = waiting.place("other");
  const hers = Array.from({ length: mostPlaces + 2 }, () => waiting.place("lena"));
  expect(hers.map(({ signal }) => signal.aborted)).toEqual([true, true, ...Array(mostPlaces).fill(false)]);
  expect(other.signal.aborted).toBe(false);
});

test("a place that was left counts no more", () => {
  const waiting = createWaiting();
  const hers = Array.from({ length: mostPlaces }, () => waiting.place("lena"));
  hers[3]?.leave();
  waiting.place("lena");
  expect(hers.some(({ signal }) => signal.aborted)).toBe(false);
  waiting.place("lena");
  expect(hers.map(({ signal }) => signal.aborted)).toEqual([true, ...Array(mostPlaces - 1).fill(false)]);
});
