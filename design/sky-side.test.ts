import { expect, test } from "vitest";
import { skySide } from "./sky-side.ts";

const sky = [96, 160, 230];
const meadow = [90, 120, 50];
const white = [250, 250, 250];

const picture = (colourAt: (x: number, y: number) => readonly number[]) => ({
  width: 16,
  height: 16,
  data: Uint8ClampedArray.from({ length: 16 * 16 * 4 }, (_, at) => {
    const point = Math.floor(at / 4);
    return colourAt(point % 16, Math.floor(point / 16))[at % 4] ?? 255;
  }),
});

test.each([
  ["a landscape that lies on its left side", (x: number) => (x < 6 ? sky : meadow), "left"],
  ["one that lies on its right side", (x: number) => (x > 9 ? sky : meadow), "right"],
  ["an upright landscape", (_: number, y: number) => (y < 6 ? sky : meadow), null],
  ["a window on the left", (x: number) => (x < 6 ? white : meadow), null],
  ["sky all around", () => sky, null],
  ["a slope below the sky", (x: number, y: number) => (x + y < 16 ? sky : meadow), null],
] as const)("the sky of %s", (_, colourAt, side) => {
  expect(skySide(picture(colourAt))).toBe(side);
});
