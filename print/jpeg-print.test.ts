import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { direction } from "../design/angle.ts";
import { outlinePath } from "../design/outline.ts";
import { applyEffect, effectTables, noEffect } from "../design/photo-effect.ts";
import type { ScenePage } from "../design/scene.ts";
import type { PrintPlan } from "../products/print-plan.ts";
import { makePrints } from "./jpeg-print.ts";
import type { PrintPhoto } from "./photo-source.ts";
import { assumedProfiles } from "./profiles/bundled.ts";
import { photoOf, printPhoto } from "./testing/photos.ts";
import { faded, fill, image, outlined, pageOf, sceneOf, whole } from "./testing/scenes.ts";
import { allFonts, setLine } from "./testing/text.ts";

/** At 254 pixels an inch a millimetre is ten pixels. */
const PPI = 254;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "prints-"));
});
afterEach(() => {
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

const plan = (...surfaces: string[]): PrintPlan => ({
  role: "prints",
  partner: "lab",
  surfaces,
  copies: 1,
  output: { format: "jpeg", pixelsPerInch: PPI },
});

async function prints(
  pages: readonly ScenePage[],
  photos: readonly PrintPhoto[] = [],
  wanted = plan(...pages.map(({ surface }) => surface)),
) {
  const files = new Map<string, Uint8Array>();
  const made = await makePrints({
    scene: sceneOf(...pages),
    plan: wanted,
    photos: async (id) => photos.find((photo) => photo.id === id) ?? null,
    fonts: await allFonts(),
    folder,
    take: async (name, jpeg) => void files.set(name, jpeg),
  });
  return { made, files };
}

async function drawn(items: ScenePage["items"], photos: readonly PrintPhoto[] = []) {
  const { made, files } = await prints([pageOf(measures, items)], photos);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const { data, info } = await sharp([...files.values()][0])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, ...info, at: (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)] };
}

const measures = { width: 60, height: 40, bleed: 0 };
const mm = (x: number, y: number, width: number, height: number) => ({
  x: x * 1000,
  y: y * 1000,
  width: width * 1000,
  height: height * 1000,
});
const far = (one: readonly number[], other: readonly number[]) =>
  Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? 0))));
const difference = (one: Buffer, other: Buffer) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
const photo = async (width = 600, height = 400) =>
  printPhoto("a", await photoOf(width, height).jpeg({ quality: 100, chromaSubsampling: "4:4:4" }).toBuffer());

describe("a print", () => {
  test("has the pixels of trim and bleed, sRGB with its profile, and its density", async () => {
    const page = { width: 101.6, height: 152.4, bleed: 2 };
    const { files } = await prints([pageOf(page, [fill(whole(page), "#336699")])]);
    const [jpeg] = [...files.values()] as [Uint8Array];
    const facts = await sharp(jpeg).metadata();
    expect(facts).toMatchObject({ width: 1056, height: 1564, density: PPI, chromaSubsampling: "4:4:4", space: "srgb" });
    expect(facts.icc?.equals((await assumedProfiles()).rgb)).toBe(true);
    expect([facts.exif, facts.xmp]).toEqual([undefined, undefined]);
  });

  test("is named by its place in the plan, with its copies", async () => {
    const page = (surface: string, copies: number) => ({ ...pageOf(measures, []), surface, copies });
    const { made, files } = await prints([page("a/ö", 3), page("b", 1)], [], plan("b", "a/ö"));
    expect([...files.keys()]).toEqual(["0001-b.jpg", "0002-a__.jpg"]);
    const [, second] = [...files.values()];
    expect(made).toMatchObject({
      ok: true,
      value: {
        version: 1,
        prints: [
          { name: "0001-b.jpg", surface: "b", copies: 1, width: 600, height: 400 },
          {
            surface: "a/ö",
            copies: 3,
            bytes: second?.length,
            sha256: createHash("sha256")
              .update(second ?? "")
              .digest("hex"),
          },
        ],
      },
    });
  });

  test("of the same order has the same bytes", async () => {
    const page = pageOf(measures, [fill(whole(measures), "#ffffff"), image("a", whole(measures))]);
    const [one, other] = [await prints([page], [await photo()]), await prints([page], [await photo()])];
    expect(one.made).toEqual(other.made);
    expect(one.made.ok).toBe(true);
  });
});

describe("photos", () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8] as const)(
    "turned by EXIF %i are upright and fill the print",
    async (orientation) => {
      const jpeg = await photoOf(600, 400).withMetadata({ orientation }).jpeg({ quality: 100 }).toBuffer();
      const upright = await sharp(jpeg).autoOrient().resize(600, 400, { fit: "fill" }).raw().toBuffer();
      const print = await drawn([image("a", whole(measures))], [await printPhoto("a", jpeg)]);
      expect(difference(print.data, upright)).toBeLessThan(4);
    },
  );

  test.each([1, 2, 3, 4, 5, 6, 7, 8] as const)(
    "with more pixels than are printed, turned by EXIF %i, are cut where they are cut upright",
    async (orientation) => {
      const jpeg = await photoOf(1500, 1000).withMetadata({ orientation }).jpeg({ quality: 100 }).toBuffer();
      const page = sharp(await sharp(jpeg).autoOrient().resize(900, 600, { fit: "fill" }).png().toBuffer());
      const upright = await page.extract({ left: 150, top: 100, width: 600, height: 400 }).raw().toBuffer();
      const larger = image("a", whole(measures), [90_000, 0, 0, 60_000, -15_000, -10_000]);
      const print = await drawn([fill(whole(measures), "#ffffff"), larger], [await printPhoto("a", jpeg)]);
      expect(difference(print.data, upright)).toBeLessThan(2);
    },
  );

  test("are cut to what shows and reach every edge", async () => {
    const larger = image("a", whole(measures), [90_000, 0, 0, 60_000, -15_321, -10_123]);
    const print = await drawn([larger], [await photo()]);
    for (const [x, y] of [
      [0, 0],
      [599, 0],
      [0, 399],
      [599, 399],
    ] as const)
      expect(far(print.at(x, y), [255, 255, 255])).toBeGreaterThan(30);
    const scaled = await sharp(await photoOf(600, 400).raw().toBuffer(), {
      raw: { width: 600, height: 400, channels: 3 },
    })
      .resize(900, 600)
      .extract({ left: 153, top: 101, width: 600, height: 400 })
      .raw()
      .toBuffer();
    expect(difference(print.data, scaled)).toBeLessThan(2);
  });

  test("are reflected", async () => {
    const mirrored = image("a", whole(measures), [-60_000, 0, 0, 40_000, 60_000, 0]);
    const print = await drawn([mirrored], [await photo()]);
    const wanted = await photoOf(600, 400).flop().raw().toBuffer();
    expect(difference(print.data, wanted)).toBeLessThan(2);
  });

  test("are turned about, as SVG turns them", async () => {
    const { cos, sin } = direction(25_000);
    const [w, h] = [80_000, 60_000];
    const matrix = [cos * w, sin * w, -sin * h, cos * h, 10_000, -25_000].map(Math.round) as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const print = await drawn([image("a", whole(measures), matrix)], [await photo()]);
    const href = `data:image/png;base64,${(await photoOf(600, 400).png().toBuffer()).toString("base64")}`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400" viewBox="0 0 60000 40000"><rect width="60000" height="40000" fill="#fff"/><image width="1" height="1" preserveAspectRatio="none" transform="matrix(${matrix.join(" ")})" href="${href}"/></svg>`;
    const wanted = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
    expect(difference(print.data, wanted)).toBeLessThan(3);
  });

  test("are cut by their mask", async () => {
    const print = await drawn(
      [{ ...image("a", mm(10, 10, 40, 20)), mask: outlinePath("ellipse", mm(10, 10, 40, 20)) }],
      [await photo()],
    );
    expect(print.at(102, 102)).toEqual([255, 255, 255]);
    expect(far(print.at(300, 200), [255, 255, 255])).toBeGreaterThan(50);
  });

  test("have their effect, applied at their own resolution", async () => {
    const sepia = { ...noEffect, tone: "sepia" } as const;
    const print = await drawn([{ ...image("a", whole(measures)), effect: sepia }], [await photo()]);
    const wanted = await photoOf(600, 400).raw().toBuffer();
    applyEffect(wanted, 3, effectTables(sepia));
    expect(difference(print.data, wanted)).toBeLessThan(2);
  });
});

describe("what is not a photo", () => {
  test("is drawn in its order: paper, picture, shape, words", async () => {
    const fonts = await allFonts();
    const print = await drawn(
      [
        fill(whole(measures), "#fff0e0"),
        image("a", mm(10, 10, 20, 20)),
        outlined("ellipse", mm(15, 15, 10, 10), "#000080"),
        setLine(fonts, "IIIIIIII", { x: 40_000, y: 30_000 }, 10_000),
      ],
      [await photo()],
    );
    expect(far(print.at(50, 50), [255, 240, 224])).toBeLessThan(4);
    expect(far(print.at(200, 200), [0, 0, 128])).toBeLessThan(12);
    const dark = Array.from({ length: 150 }, (_, x) => print.at(400 + x, 270)).filter(
      (pixel) => far(pixel, [0, 0, 0]) < 60,
    );
    expect(dark.length).toBeGreaterThan(10);
  });

  test("and photos fade together in a group", async () => {
    const group = faded(500_000, image("a", mm(0, 0, 40, 40)), fill(mm(20, 0, 40, 40), "#000000"));
    const print = await drawn(
      [fill(whole(measures), "#ffffff"), { ...group, clip: mm(10, 0, 50, 40) }],
      [await photo()],
    );
    expect(far(print.at(300, 200), [128, 128, 128])).toBeLessThan(4);
    expect(print.at(50, 200)).toEqual([255, 255, 255]);
    expect(far(print.at(150, 50), [255, 255, 255])).toBeGreaterThan(30);
  });

  test("but on a plate is left out: a lab has no foil", async () => {
    const print = await drawn([fill(mm(10, 10, 20, 20), "#000000", "Foil_Gold")]);
    expect(print.at(200, 200)).toEqual([255, 255, 255]);
  });
});

describe("refusals are answers", () => {
  const refusal = async (...given: Parameters<typeof prints>) => {
    const { made } = await prints(...given);
    return made.ok ? null : made.error;
  };

  test("no photo, one that is none, no font, no such side", async () => {
    const page = pageOf(measures, [image("a", whole(measures))]);
    expect(await refusal([page])).toEqual({ reason: "photo-missing", photo: "a" });
    const broken = {
      ...(await photo()),
      content: {
        kind: "stream",
        length: 3,
        open: async function* () {
          yield Buffer.from("GIF");
        },
      },
    } as const;
    expect(await refusal([page], [broken])).toEqual({ reason: "photo-unreadable", photo: "a" });
    const words = { ...setLine(await allFonts(), "A", { x: 0, y: 0 }, 9_000), font: "nowhere" };
    expect(await refusal([pageOf(measures, [words])])).toEqual({ reason: "font-missing", font: "nowhere" });
    expect(await refusal([page], [], plan("z"))).toEqual({ reason: "surface-missing", surface: "z" });
  });
});
