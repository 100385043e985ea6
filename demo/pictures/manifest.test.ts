import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import exifr from "exifr";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { takenAt } from "../../services/photos/intake/taken-at.ts";
import { describedPictures } from "../../studio/entries.ts";
import { summary } from "../../studio/manifest-summary.ts";
import { pictureManifest } from "../../studio/picture-manifest.ts";
import json from "./manifest.json" with { type: "json" };

const folder = fileURLToPath(new URL(".", import.meta.url));
const manifest = pictureManifest.parse(json);
const originals = manifest.pictures.flatMap(({ original }) => (original ? [original] : []));

it("the manifest names every picture of the folder and no other", () => {
  const there = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(webp|avif|jpg)$/.test(file) && !file.startsWith("swatches"))
    .map((file) => file.replaceAll("\\", "/"));
  const named = [...manifest.pictures.flatMap(({ files, square = [] }) => [...files, ...square]), ...originals].map(
    ({ file }) => file,
  );
  expect(named.sort()).toEqual(there.sort());
});

it("every picture is still described, in its family", async () => {
  const described = new Map((await describedPictures()).map(({ name, family }) => [name, family]));
  expect(manifest.pictures.filter(({ name, family }) => described.get(name) !== family)).toEqual([]);
});

it("its table of what is done is the sum of its pictures", async () => {
  const { pictures, ...table } = manifest;
  expect(table).toEqual(summary(pictures, await describedPictures()));
});

it("stays within thirty megabytes, and each AVIF within a quarter of one", () => {
  expect(manifest.bytes).toBeLessThanOrEqual(30_000_000);
  expect(manifest.heaviestAvif?.bytes ?? 0).toBeLessThanOrEqual(250_000);
});

describe.each(manifest.pictures)("$name", (picture) => {
  it("has the sizes the manifest says", async () => {
    for (const { file, width, height, bytes } of [...picture.files, ...(picture.square ?? [])]) {
      const found = await sharp(`${folder}/${file}`).metadata();
      expect({ file, width: found.width, height: found.height, bytes: statSync(`${folder}/${file}`).size }).toEqual({
        file,
        width,
        height,
        bytes,
      });
    }
    const { file, width, height } = picture;
    expect(picture.files).toContainEqual(expect.objectContaining({ file, width, height }));
  });

  it("has square tiles that are square, and widths that do not repeat", () => {
    for (const { width, height } of picture.square ?? []) expect(width).toBe(height);
    const widths = picture.files.filter(({ file }) => file.endsWith(".avif")).map(({ width }) => width);
    expect(new Set(widths).size).toBe(widths.length);
  });

  it("is described in six languages", () => {
    expect(new Set(Object.values(picture.alt)).size).toBe(6);
  });
});

it.each(originals)(
  "$file is stored as its camera held it, and says when it was taken and not where",
  async (original) => {
    const path = `${folder}/${original.file}`;
    const { width, height, orientation } = await sharp(path).metadata();
    expect({ width, height, orientation, bytes: statSync(path).size }).toEqual({
      width: original.width,
      height: original.height,
      orientation: original.orientation,
      bytes: original.bytes,
    });
    const start = await exifr.parse(readFileSync(path), { icc: true });
    expect(start.ProfileDescription).toMatch(original.profile === "p3" ? /P3/ : /sRGB/i);
    expect(await takenAt(readFileSync(path))).toBe(original.takenAt);
    expect(await exifr.gps(readFileSync(path))).toBeUndefined();
  },
);
