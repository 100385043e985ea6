import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { installed, runOn } from "./testing/outside-tools.ts";
import { photoOf, printPhoto } from "./testing/photos.ts";
import { printFile } from "./testing/print-file.ts";
import { image, pageOf, sceneOf } from "./testing/scenes.ts";

const orientations = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Mean difference per channel between the printed photo and what sharp makes of the same EXIF turn. */
async function difference(
  orientation: (typeof orientations)[number],
  raster: (pdf: Buffer) => Buffer,
): Promise<number> {
  const jpeg = await photoOf(120, 80).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
  const upright = await sharp(jpeg).autoOrient().toBuffer();
  const { width, height } = await sharp(upright).metadata();
  const page = { width, height, bleed: 0 };
  const area = { x: 0, y: 0, width: width * 1000, height: height * 1000 };
  const pdf = await printFile({
    scene: sceneOf(pageOf(page, [image("a", area)])),
    photos: [await printPhoto("a", jpeg)],
  });
  const printed = await sharp(raster(pdf)).removeAlpha().resize(width, height, { fit: "fill" }).raw().toBuffer();
  const wanted = await sharp(upright).raw().toBuffer();
  return printed.reduce((sum, value, index) => sum + Math.abs(value - (wanted[index] ?? 0)), 0) / printed.length;
}

const first = (files: ReadonlyMap<string, Buffer>): Buffer => [...files.values()][0] ?? Buffer.alloc(0);

describe.skipIf(!installed("mutool"))("orientation, rasterised by MuPDF (needs mutool)", () => {
  test.each(orientations)("EXIF %i prints upright", async (orientation) => {
    const draw = (pdf: Buffer) => first(runOn(pdf, "mutool", "draw", "-r", "50.8", "-o", "OUT/page.png", "PDF").files);
    expect(await difference(orientation, draw)).toBeLessThan(4);
  });
});

describe.skipIf(!installed("pdftoppm"))("orientation, rasterised by Poppler (needs pdftoppm)", () => {
  test.each(orientations)("EXIF %i prints upright", async (orientation) => {
    const draw = (pdf: Buffer) => first(runOn(pdf, "pdftoppm", "-r", "50.8", "-png", "PDF", "OUT/page").files);
    // Poppler proofs through the output intent, so that colours shift; a wrong turn differs by more than 60.
    expect(await difference(orientation, draw)).toBeLessThan(30);
  });
});
