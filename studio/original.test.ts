import exifr from "exifr";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { customersPhoto } from "./original.ts";

/** 60 x 40, red in the top left corner, else green. */
async function upright() {
  const red = { create: { width: 20, height: 10, channels: 3 as const, background: "#ff0000" } };
  return sharp({ create: { width: 60, height: 40, channels: 3, background: "#00a000" } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

const photo = { takenAt: "2026-06-12T13:05:48", album: "wedding", camera: "A" } as const;

describe.each([1, 3, 6, 8] as const)("a photo with orientation %i", (orientation) => {
  const turned = orientation === 1 ? photo : { ...photo, orientation };

  it("is stored turned, and stands upright when a viewer follows EXIF", async () => {
    const { data, width, height } = await customersPhoto(await upright(), turned);
    expect([width, height]).toEqual(orientation > 4 ? [40, 60] : [60, 40]);
    expect((await sharp(data).metadata()).orientation).toBe(orientation);
    const seen = await sharp(data).autoOrient().raw().toBuffer({ resolveWithObject: true });
    expect([seen.info.width, seen.info.height]).toEqual([60, 40]);
    expect(seen.data[0]).toBeGreaterThan(200);
    expect(seen.data.at(-3)).toBeLessThan(60);
  });

  it("says when it was taken, as cameras do", async () => {
    const { data } = await customersPhoto(await upright(), turned);
    const said = await exifr.parse(data, { pick: ["DateTimeOriginal", "Make"], reviveValues: false });
    expect(said).toEqual({ DateTimeOriginal: "2026:06:12 13:05:48", Make: "Passepartout" });
  });
});

it("carries Display P3 when asked, else sRGB", async () => {
  const profileOf = async (data: Uint8Array) =>
    (await exifr.parse(data, { icc: true, tiff: false })).ProfileDescription as string;
  const wide = await customersPhoto(await upright(), { ...photo, profile: "p3" });
  expect(await profileOf(wide.data)).toMatch(/P3/);
  const usual = await customersPhoto(await upright(), photo);
  expect(await profileOf(usual.data)).toMatch(/sRGB/i);
});
