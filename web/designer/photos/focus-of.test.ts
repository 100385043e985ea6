import { expect, test } from "vitest";
import { focusOf } from "./focus-of.ts";

/** A grey picture with what `light` draws on it, 96 x 64 pixels. */
function picture(light: (x: number, y: number) => number, width = 96, height = 64) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at++) data.fill(light(at % width, Math.floor(at / width)), 4 * at, 4 * at + 3);
  return { width, height, data };
}
const chequered = (x: number, y: number) => ((x + y) % 2 ? 220 : 40);
const near = (one: number | undefined, other: number) => Math.abs((one ?? 0) - other) < 50_000;

test("what is sharp draws the eye, where all else is soft", () => {
  const focus = focusOf(picture((x, y) => (x >= 64 && x < 80 && y >= 16 && y < 32 ? chequered(x, y) : 2 * x)));
  expect([near(focus?.x, 750_000), near(focus?.y, 375_000)]).toEqual([true, true]);
});

test("of two equal things neither is lost: the point lies between them", () => {
  const focus = focusOf(picture((x, y) => (y >= 24 && y < 40 && (x < 16 || x >= 80) ? chequered(x, y) : 128)));
  expect(near(focus?.x, 500_000)).toBe(true);
});

test("a clear sky and a picture of a few pixels have none", () => {
  expect(focusOf(picture((_, y) => 180 + y / 2))).toBeNull();
  expect(focusOf(picture(() => 0, 2, 2))).toBeNull();
});

test("texture everywhere leaves the point near the middle", () => {
  const focus = focusOf(picture((x, y) => ((x * 7919 + y * 104_729) % 97) * 2));
  expect([near(focus?.x, 500_000), near(focus?.y, 500_000)]).toEqual([true, true]);
});
