import { expect, test } from "vitest";
import { coversNeeded, type Needed } from "./free-place.ts";

/** The button at the lower right of a phone, 48 by 48. */
const place = { left: 326, top: 780, right: 374, bottom: 828 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const control = (...at: Parameters<typeof box>): Needed => ({ box: box(...at), kind: "control" });

test("what lies beside it is free; where edges touch nothing is covered", () => {
  expect(coversNeeded(place, [])).toBe(false);
  expect(coversNeeded(place, [control(20, 732, 350, 48), control(20, 780, 306, 48)])).toBe(false);
});

test("a button, a row with its price or a link below it is covered, even by a part", () => {
  expect(coversNeeded(place, [control(20, 784, 350, 52)])).toBe(true);
  expect(coversNeeded(place, [control(20, 776, 350, 64)])).toBe(true);
  expect(coversNeeded(place, [control(300, 810, 60, 20)])).toBe(true);
});

test("the corner of a large picture may be covered, a price never", () => {
  const picture = control(200, 560, 170, 300);
  expect(coversNeeded(place, [picture])).toBe(false);
  expect(coversNeeded(place, [picture, { box: box(320, 820, 50, 20), kind: "price" }])).toBe(true);
});

test("words of a large tile are covered by their smallest part, though the tile is not", () => {
  const tile = control(200, 560, 170, 300);
  expect(coversNeeded(place, [tile, { box: box(300, 826, 60, 20), kind: "words" }])).toBe(true);
  expect(coversNeeded(place, [tile, { box: box(200, 826, 60, 20), kind: "words" }])).toBe(false);
});
