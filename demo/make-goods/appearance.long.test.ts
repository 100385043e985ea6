import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { ssim } from "ssim.js";
import { expect, test } from "vitest";
import { readGoods } from "../../server/shop-data/read-goods.ts";
import { contactSheets, type Tile } from "./contact-sheets.ts";

/** Two drawings are the same from here on; another compression of the same picture stays above it. */
const SAME = 0.99;

const goods = await readGoods(join(import.meta.dirname, "../../demo"));
if (!goods.ok || !goods.value) throw new Error("the demo's goods cannot be read");
const sheets = await contactSheets(goods.value);

/** The pixels of a picture, four bytes each, from which designs are cut. */
async function opened(picture: Uint8Array) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const cut = ({ left, top, width, height }: Tile) => {
    const rows = Array.from({ length: height }, (_, row) => {
      const start = ((top + row) * info.width + left) * 4;
      return data.subarray(start, start + width * 4);
    });
    return { data: new Uint8ClampedArray(Buffer.concat(rows)), width, height };
  };
  return { size: [info.width, info.height], cut };
}

test("the demo has 165 cards and pages of calendars, books and collages", () => {
  expect(sheets.map(({ name, tiles }) => [name, tiles.length])).toEqual([
    ["cards", 165],
    ["calendars", 52],
    ["photobooks", 208],
    ["collages", 40],
  ]);
});

test.each(sheets)(
  "$name look as they did; if they are meant to change, run `node demo/make-goods/make-appearance.ts`",
  async (sheet) => {
    const kept = await opened(await readFile(join(import.meta.dirname, "appearance", `${sheet.name}.webp`)));
    const drawn = await opened(sheet.picture);
    expect(drawn.size).toEqual(kept.size);
    const changed = sheet.tiles.filter(
      (tile) => ssim(kept.cut(tile), drawn.cut(tile), { downsample: false }).mssim < SAME,
    );
    expect(changed.map(({ name }) => name)).toEqual([]);
  },
);
