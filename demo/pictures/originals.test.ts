import { fileURLToPath } from "node:url";
import sharp, { type Sharp } from "sharp";
import { expect, it } from "vitest";
import { pictureManifest } from "../../studio/picture-manifest.ts";
import json from "./manifest.json" with { type: "json" };

const originals = pictureManifest
  .parse(json)
  .pictures.flatMap(({ name, file: shown, files, original }) =>
    original ? [{ name, shown, files, ...original }] : [],
  );
const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const named = (name: string) => {
  const found = originals.find((one) => one.name === name);
  if (!found) throw new Error(`no original called ${name}`);
  return pathOf(found.file);
};

it("a customer's year lies there: at least 28 photos of a holiday, a wedding, a baby, and the rest", () => {
  expect(originals.length).toBeGreaterThanOrEqual(28);
  const months = new Set(originals.map(({ takenAt }) => takenAt.slice(0, 7)));
  expect(months.size).toBeGreaterThanOrEqual(10);
  const albums = Object.groupBy(originals, ({ album }) => album);
  expect(Object.keys(albums).sort()).toEqual(["baby", "holiday", "wedding", "year"]);
  for (const photos of Object.values(albums)) expect(photos.length).toBeGreaterThanOrEqual(3);
});

it("four have twelve megapixels, one is too small to print, the others have about two", () => {
  const megapixels = originals.map(({ width, height }) => (width * height) / 1e6).sort((a, b) => a - b);
  expect(megapixels.filter((one) => one >= 11.9)).toHaveLength(4);
  expect(megapixels.filter((one) => one < 0.5)).toHaveLength(1);
  for (const one of megapixels.slice(1, -4)) expect(one).toBeGreaterThanOrEqual(2);
});

it("the cameras were held in every way, and one knows more colours than sRGB", () => {
  for (const orientation of [3, 6, 8])
    expect(originals.filter((one) => one.orientation === orientation)).toHaveLength(1);
  expect(originals.filter(({ profile }) => profile === "p3").map(({ name }) => name)).toEqual(["photo-bicycle"]);
});

/** How far two pictures are from each other, in steps of lightness from 0 to 255; what is small in them does not count. */
async function difference(one: Sharp, other: Sharp) {
  const [a = [], b = []] = await Promise.all(
    [one, other].map(async (picture) => [
      ...(await picture.resize(32, 32, { fit: "fill" }).greyscale().raw().toBuffer()),
    ]),
  );
  return mean(a.map((value, index) => Math.abs(value - (b[index] ?? 0))));
}

it.each(originals.filter(({ orientation }) => orientation !== 1))(
  "$name is what the shop shows of it when turned, and not before",
  async ({ file, shown }) => {
    const original = sharp(pathOf(file));
    expect(await difference(original.clone().autoOrient(), sharp(pathOf(shown)))).toBeLessThan(3);
    expect(await difference(original, sharp(pathOf(shown)))).toBeGreaterThan(12);
  },
);

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

/** Lightness from 0 to 255, row by row, of a picture made 64 pixels wide. */
async function small(file: string) {
  return [...(await sharp(pathOf(file)).resize(64).greyscale().raw().toBuffer())];
}

it("one is very dark and still shows something, no other is", async () => {
  const [dark, others] = [
    originals.find(({ name }) => name === "photo-lights"),
    originals.filter(({ name }) => !/lights/.test(name)),
  ];
  const values = await small(dark?.file ?? "");
  expect(mean(values)).toBeLessThan(20);
  expect(values.filter((value) => value > 12).length).toBeGreaterThan(64);
  // Of the others the smallest file of the shop is opened, which is as light: twelve megapixels take long on a busy machine.
  const smallest = others.map(
    ({ files }) => files.filter(({ file }) => file.endsWith(".webp")).sort((a, b) => a.width - b.width)[0]?.file ?? "",
  );
  const lights = await Promise.all(smallest.map(async (file) => ({ file, light: mean(await small(file)) })));
  expect(lights).toHaveLength(originals.length - 2);
  expect(lights.filter(({ light }) => light < 20)).toEqual([]);
});

/** How many pixels wide the lights in the upper middle of a dark photo are, row by row; the middle one of all. */
async function widthOfLights(name: string) {
  const width = 900;
  const upperMiddle = { left: 450, top: 0, width, height: 600 };
  const values = await sharp(named(name)).extract(upperMiddle).greyscale().raw().toBuffer();
  const runs: number[] = [];
  let run = 0;
  for (const [at, value] of values.entries()) {
    const bright = value > 128;
    if (run > 0 && (!bright || at % width === 0)) runs.push(run);
    run = bright ? (at % width === 0 ? 1 : run + 1) : 0;
  }
  return runs.sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
}

it("one is shaken: the lights that are points in the photo before it are drawn to lines", async () => {
  expect(await widthOfLights("photo-lights-blurred")).toBeGreaterThan((await widthOfLights("photo-lights")) * 1.5);
});
