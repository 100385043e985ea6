import sharp from "sharp";
import { expect, it } from "vitest";
import { meanColour } from "./mean-colour.ts";

/** A picture of 100 pixels: some rows of the first colour, the rest of the second. */
const striped = (rows: number, first: number[], second: number[]) =>
  sharp(
    Uint8Array.from({ length: 300 }, (_none, at) => (at < rows * 30 ? first : second)[at % 3] ?? 0),
    {
      raw: { width: 10, height: 10, channels: 3 },
    },
  )
    .png()
    .toBuffer();

it("until a picture of leaves is there its page shows green, though black is its commonest colour", async () => {
  expect(await meanColour(await striped(6, [0, 0, 0], [50, 200, 100]))).toBe("#145028");
});

it("a picture of one colour is announced by that colour", async () => {
  expect(await meanColour(await striped(5, [8, 160, 255], [8, 160, 255]))).toBe("#08a0ff");
});
