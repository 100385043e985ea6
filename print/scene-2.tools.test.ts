import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { direction } from "../design/angle.ts";
import type { UnitMatrix } from "../design/geometry.ts";
import { outlinePath } from "../design/outline.ts";
import type { ScenePage, ScenePath } from "../design/scene.ts";
import type { PrintPlan } from "../products/print-plan.ts";
import { makePrints } from "./jpeg-print.ts";
import { fullSpread } from "./testing/full-spread.ts";
import { installed, runOn } from "./testing/outside-tools.ts";
import { photoOf, printPhoto } from "./testing/photos.ts";
import { type Making, printFile } from "./testing/print-file.ts";
import { faded, fill, image, pageOf, sceneOf, whole } from "./testing/scenes.ts";
import { allFonts, setLine } from "./testing/text.ts";

describe.skipIf(!installed("qpdf"))("structure of scene 2 (needs qpdf)", () => {
  test("qpdf --check is clean", async () => {
    const pdf = await printFile(await fullSpread());
    expect(runOn(pdf, "qpdf", "--check", "PDF").printed).toContain("No syntax or stream encoding errors found");
  });
});

const measures = { width: 100, height: 60, bleed: 0 };
const page = (...items: ScenePage["items"]) => pageOf(measures, [fill(whole(measures), "#ffffff"), ...items]);
const mm = (x: number, y: number, width: number, height: number) => ({
  x: x * 1000,
  y: y * 1000,
  width: width * 1000,
  height: height * 1000,
});

interface Raster {
  readonly width: number;
  readonly height: number;
  at(x: number, y: number): readonly number[];
}

/** The pages as MuPDF draws them, one pixel a millimetre times `scale`. */
async function rasters(making: Making, scale = 1): Promise<readonly Raster[]> {
  const pdf = await printFile(making);
  const { files } = runOn(pdf, "mutool", "draw", "-r", String(25.4 * scale), "-o", "OUT/page%d.png", "PDF");
  return Promise.all(
    [...files.values()].map(async (png) => {
      const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const { width, height, channels } = info;
      return {
        width,
        height,
        at: (x: number, y: number) => [...data.subarray((y * width + x) * channels).subarray(0, 3)],
      };
    }),
  );
}

const far = (one: readonly number[], other: readonly number[]) =>
  Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? 0))));

describe.skipIf(!installed("mutool"))("scene 2 rasterised by MuPDF (needs mutool)", () => {
  const white = [255, 255, 255];

  test("a mask shows the photo inside its outline only", async () => {
    const photos = [await printPhoto("a", await photoOf(300, 200).jpeg().toBuffer())];
    const box = mm(10, 10, 60, 40);
    const [raster] = await rasters({
      scene: sceneOf(page({ ...image("a", box), mask: outlinePath("ellipse", box) })),
      photos,
    });
    expect(raster?.at(12, 12)).toEqual(white);
    expect(far(raster?.at(40, 30) ?? [], white)).toBeGreaterThan(50);
    expect(raster?.at(75, 30)).toEqual(white);
  });

  test("items of a see-through group do not show through one another", async () => {
    const [red, green] = [fill(mm(10, 10, 40, 40), "#c00000"), fill(mm(30, 10, 40, 40), "#00a000")];
    const [group] = await rasters({ scene: sceneOf(page(faded(500_000, red, green))) });
    const [apart] = await rasters({ scene: sceneOf(page(faded(500_000, red), faded(500_000, green))) });
    const [only] = await rasters({ scene: sceneOf(page(faded(500_000, green))) });
    expect(far(group?.at(40, 30) ?? [], only?.at(40, 30) ?? [])).toBeLessThan(4);
    expect(far(apart?.at(40, 30) ?? [], only?.at(40, 30) ?? [])).toBeGreaterThan(20);
    expect(far(group?.at(20, 30) ?? [], [224, 128, 128])).toBeLessThan(40);
  });

  test("rings have a hole, lines their width", async () => {
    const ring: ScenePath = {
      type: "path",
      element: null,
      colour: "#000080",
      rule: "evenodd",
      path: outlinePath("rect", mm(10, 10, 40, 40)) + outlinePath("rect", mm(20, 20, 20, 20)),
    };
    const line = {
      type: "path",
      element: null,
      path: "M60000 10000L60000 50000",
      colour: "#000080",
      line: 6_000,
    } as const;
    const [raster] = await rasters({ scene: sceneOf(page(ring, line)) });
    expect(raster?.at(30, 30)).toEqual(white);
    expect(far(raster?.at(15, 30) ?? [], white)).toBeGreaterThan(50);
    const inked = Array.from({ length: 20 }, (_, x) => far(raster?.at(55 + x, 30) ?? [], white) > 50);
    expect(inked.filter(Boolean)).toHaveLength(6);
  });

  test("a turned line runs downwards", async () => {
    const fonts = await allFonts();
    const line = setLine(fonts, "IIII", { x: 50_000, y: 10_000 }, 10_000);
    const glyphs = line.glyphs.map((value, index) =>
      index % 4 === 2 ? 50_000 : index % 4 === 3 ? 10_000 + (line.glyphs[index - 1] ?? 0) - 50_000 : value,
    );
    const [raster] = await rasters(
      { fonts, scene: sceneOf(page({ ...line, glyphs, turn: 90_000, clip: whole(measures) })) },
      4,
    );
    const dark = (x: number, from: number, to: number) =>
      Array.from({ length: to - from }, (_, y) => raster?.at(x, from + y) ?? white).some(
        (pixel) => far(pixel, white) > 100,
      );
    // Clockwise by a quarter: what was above the baseline is to its right.
    expect(dark(4 * 52, 40, 100)).toBe(true);
    expect(dark(4 * 47, 40, 100)).toBe(false);
  });

  const plan = (imposition: Extract<PrintPlan["output"], { format: "pdfx4" }>["imposition"]): PrintPlan => ({
    role: "x",
    partner: "press",
    surfaces: ["front"],
    copies: 1,
    output: { format: "pdfx4", imposition },
  });

  test("two halves together are the spread", async () => {
    const photos = [await printPhoto("a", await photoOf(300, 200).jpeg().toBuffer())];
    const scene = sceneOf(page(image("a", mm(0, 0, 100, 60)), faded(500_000, fill(mm(40, 20, 20, 20), "#ffffff"))));
    const [spread] = await rasters({ scene, photos });
    const [left, right] = await rasters({ scene, photos, plan: plan({ kind: "halves", bleedAtCut: 0 }) });
    expect([left?.width, right?.width, left?.height]).toEqual([50, 50, 60]);
    for (const y of [5, 30, 55]) {
      for (const x of [5, 30, 45, 55, 70, 95]) {
        const half = x < 50 ? left?.at(x, y) : right?.at(x - 50, y);
        expect(far(half ?? [], spread?.at(x, y) ?? [])).toBeLessThan(4);
      }
    }
  });

  test("each of many up is the side", async () => {
    const photos = [await printPhoto("a", await photoOf(300, 200).jpeg().toBuffer())];
    const scene = sceneOf(
      page(
        image("a", mm(10, 10, 80, 40)),
        faded(500_000, fill(mm(40, 20, 20, 20), "#ffffff"), fill(mm(50, 25, 20, 20), "#000000")),
      ),
    );
    const sheet = { width: 320_000, height: 200_000 };
    const [side] = await rasters({ scene, photos });
    const [raster] = await rasters({
      scene,
      photos,
      plan: plan({ kind: "many-up", sheet, across: 2, down: 2, gutter: 20_000 }),
    });
    expect([raster?.width, raster?.height]).toEqual([320, 200]);
    for (const left of [50, 170]) {
      for (const top of [30, 110]) {
        for (const [x, y] of [
          [15, 15],
          [45, 22],
          [55, 30],
          [65, 42],
          [85, 45],
          [95, 55],
        ] as const) {
          expect(far(raster?.at(left + x, top + y) ?? [], side?.at(x, y) ?? [])).toBeLessThan(4);
        }
      }
    }
  });

  test("the picture for a lab and the PDF for a press show the same", async () => {
    const photos = [await printPhoto("a", await photoOf(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer())];
    const box = mm(8, 8, 50, 40);
    const { cos, sin } = direction(12_000);
    const turned = [cos * 60_000, sin * 60_000, -sin * 45_000, cos * 45_000, 12_000, -2_000].map(Math.round);
    const side = page(
      image("a", box, [-60_000, 0, 0, 45_000, 65_000, 5_000]),
      {
        ...image("a", mm(55, 20, 40, 35), turned as unknown as UnitMatrix),
        mask: outlinePath("heart", mm(55, 20, 40, 35)),
      },
      faded(400_000, image("a", mm(30, 30, 30, 25)), fill(mm(40, 35, 30, 20), "#203040")),
    );
    const [press] = await rasters({ scene: sceneOf(side), photos }, 4);
    const folder = mkdtempSync(join(tmpdir(), "prints-"));
    const output = { format: "jpeg", pixelsPerInch: 101.6 } as const;
    let jpeg: Uint8Array | null = null;
    const made = await makePrints({
      scene: sceneOf(side),
      plan: { role: "prints", partner: "lab", surfaces: ["front"], copies: 1, output },
      photos: async () => photos[0] ?? null,
      fonts: await allFonts(),
      folder,
      take: async (_, bytes) => {
        jpeg = bytes;
      },
    });
    rmSync(folder, { recursive: true });
    expect(made.ok).toBe(true);
    const { data, info } = await sharp((jpeg as Uint8Array | null) ?? undefined)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([press?.width, press?.height]);
    let [sum, wrong] = [0, 0];
    for (let y = 0; y < info.height; y++) {
      for (let x = 0; x < info.width; x++) {
        const distance = far([...data.subarray((y * info.width + x) * 3).subarray(0, 3)], press?.at(x, y) ?? []);
        sum += distance;
        if (distance > 60) wrong++;
      }
    }
    // MuPDF blends in CMYK; edges differ by their smoothing.
    expect(sum / (info.width * info.height)).toBeLessThan(6);
    expect(wrong / (info.width * info.height)).toBeLessThan(0.01);
  });
});
