import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { PhotoEffect } from "../../design/document.ts";
import { applyEffect, effectTables, noEffect } from "../../design/photo-effect.ts";
import { withProfile } from "../jpeg/with-profile.ts";
import type { PrintPhoto } from "../photo-source.ts";
import { bundledProfile } from "../profiles/bundled.ts";
import { metadataFree, photoOf, printPhoto } from "../testing/photos.ts";
import { complaints, expected, judge } from "../testing/preflighted.ts";
import { printFile } from "../testing/print-file.ts";
import { image, pageOf, sceneOf, whole } from "../testing/scenes.ts";
import { effectFiles } from "./effect-files.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "effects-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const sepia: PhotoEffect = { ...noEffect, tone: "sepia", light: 20 };

async function made(photo: PrintPhoto, effect: PhotoEffect) {
  const changed = await effectFiles(folder)(photo, effect);
  if (changed?.content.kind !== "file") throw new Error("no effect");
  return { changed, jpeg: readFileSync(changed.content.path) };
}

const difference = (one: Buffer, other: Buffer) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

describe("a photo with an effect", () => {
  test("keeps its size and turn, loses its profile for sRGB, and looks as on the screen", async () => {
    const jpeg = await photoOf(300, 200).withIccProfile("p3").jpeg({ quality: 95 }).toBuffer();
    const { changed, jpeg: printed } = await made(await printPhoto("a", jpeg, 6), sepia);
    expect(changed).toMatchObject({
      id: "a",
      width: 300,
      height: 200,
      orientation: 6,
      colour: { components: 3, icc: null },
    });
    const screen = await sharp(jpeg).raw().toBuffer();
    applyEffect(screen, 3, effectTables(sepia));
    expect(difference(await sharp(printed).raw().toBuffer(), screen)).toBeLessThan(1.5);
    expect((await sharp(printed).metadata()).chromaSubsampling).toBe("4:4:4");
  });

  test("reads inks without a profile by that of the press, with which they would be printed", async () => {
    const inks = await photoOf(60, 40).toColourspace("cmyk").jpeg({ quality: 95 }).toBuffer();
    const { jpeg } = await made(await printPhoto("a", inks), noEffect);
    const pixels = (bytes: Uint8Array) => sharp(bytes).removeAlpha().raw().toBuffer();
    const tagged = await pixels(withProfile(inks, await bundledProfile("fogra39")));
    expect(difference(await pixels(jpeg), tagged)).toBeLessThan(2);
    expect(difference(await pixels(jpeg), await pixels(inks))).toBeGreaterThan(5);
  });

  test("is made of grey, CMYK and 16-bit photos too", async () => {
    const black = { ...noEffect, tone: "black-and-white" } as const;
    const kinds = [photoOf(60, 40).toColourspace("b-w"), photoOf(60, 40).toColourspace("cmyk")];
    for (const kind of kinds) {
      const { jpeg } = await made(await printPhoto("a", await kind.jpeg().toBuffer()), black);
      expect(await sharp(jpeg).metadata()).toMatchObject({ width: 60, height: 40, channels: 3 });
    }
    const samples = await photoOf(60, 40).toColourspace("rgb16").raw({ depth: "ushort" }).toBuffer();
    const deep: PrintPhoto = {
      ...(await printPhoto("a", await photoOf(60, 40).jpeg().toBuffer())),
      encoding: { kind: "samples" },
      colour: { components: 3, bits: 16, icc: null },
      content: {
        kind: "stream",
        length: samples.length,
        async *open() {
          yield samples.swap16();
        },
      },
    };
    const { jpeg } = await made(deep, noEffect);
    const plain = await photoOf(60, 40).raw().toBuffer();
    expect(difference(await sharp(jpeg).raw().toBuffer(), plain)).toBeLessThan(3);
  });

  test("of many strips is the one of a single strip", async () => {
    const wide = await photoOf(4000, 2500).jpeg().toBuffer();
    const { jpeg } = await made(await printPhoto("a", wide), sepia);
    const screen = await sharp(wide).raw().toBuffer();
    applyEffect(screen, 3, effectTables(sepia));
    expect(difference(await sharp(jpeg).raw().toBuffer(), screen)).toBeLessThan(1.5);
  });

  test("that cannot be decoded is refused, and nothing is left", async () => {
    const photo = await printPhoto("a", await photoOf(30, 20).jpeg().toBuffer());
    const broken = {
      ...photo,
      content: {
        ...photo.content,
        open: async function* () {
          yield Buffer.from("GIF89a");
        },
      },
    } as PrintPhoto;
    expect(await effectFiles(folder)(broken, sepia)).toBeNull();
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe("a print file", () => {
  const canvas = { width: 60, height: 40, bleed: 0 };

  test("holds a photo once for each effect, in sRGB, and passes preflight", async () => {
    const jpeg = await metadataFree(await photoOf(600, 400).withIccProfile("p3").jpeg().toBuffer());
    const photos = [await printPhoto("a", jpeg)];
    const plain = image("a", whole(canvas));
    const scene = sceneOf(pageOf(canvas, [plain, { ...plain, effect: sepia }, { ...plain, effect: sepia }]));
    const pdf = await printFile({ scene, photos, effects: effectFiles(folder) });
    expect(pdf.toString("latin1").split("/Subtype /Image").length - 1).toBe(2);
    expect(complaints(await judge(pdf, await expected(scene)))).toEqual([]);
    const again = await printFile({ scene, photos, effects: effectFiles(folder) });
    expect(again.equals(pdf)).toBe(true);
  });

  test("cannot be made where nobody applies effects", async () => {
    const photos = [await printPhoto("a", await photoOf(60, 40).jpeg().toBuffer())];
    const scene = sceneOf(pageOf(canvas, [{ ...image("a", whole(canvas)), effect: sepia }]));
    await expect(printFile({ scene, photos })).rejects.toThrow("effect-impossible");
  });
});
