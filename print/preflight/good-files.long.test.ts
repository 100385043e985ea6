import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { Rect } from "../../design/geometry.ts";
import { outlinePath, outlines } from "../../design/outline.ts";
import type { FontLibrary } from "../../design/text/font.ts";
import type { Imposition, PrintPlan } from "../../products/print-plan.ts";
import type { PrintPhoto } from "../photo-source.ts";
import { metadataFree, photoOf, printPhoto } from "../testing/photos.ts";
import { complaints, expected, judge } from "../testing/preflighted.ts";
import { printFile } from "../testing/print-file.ts";
import { faded, fill, image, outlined, pageOf, sceneOf, stretched, whole } from "../testing/scenes.ts";
import { allFonts, setLine } from "../testing/text.ts";

let fonts: FontLibrary;
let photos: readonly PrintPhoto[];

beforeAll(async () => {
  fonts = await allFonts();
  const kinds = [
    photoOf(1800, 1400),
    photoOf(1800, 1400).withIccProfile("p3"),
    photoOf(1800, 1400).toColourspace("b-w"),
    photoOf(1800, 1400).toColourspace("cmyk"),
  ];
  photos = await Promise.all(
    kinds.map(async (kind, index) => {
      const jpeg = await metadataFree(await kind.jpeg({ progressive: index % 2 === 0 }).toBuffer());
      return printPhoto(`photo-${index}`, jpeg, ([1, 3, 6, 8] as const)[index % 4] ?? 1);
    }),
  );
});

const measures = fc.record({
  width: fc.integer({ min: 80, max: 260 }),
  height: fc.integer({ min: 80, max: 170 }),
  bleed: fc.integer({ min: 0, max: 40 }),
});

const variety = fc.record({
  pages: fc.array(
    fc.record({
      measures,
      photo: fc.nat(3),
      turned: fc.boolean(),
      plate: fc.boolean(),
      text: fc.boolean(),
      mask: fc.option(fc.constantFrom(...outlines)),
      opacity: fc.option(fc.integer({ min: 1, max: 999_999 })),
      turn: fc.integer({ min: -179_999, max: 180_000 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  marks: fc.constantFrom("none" as const, "crop" as const),
  slug: fc.boolean(),
  imposition: fc.constantFrom("single" as const, "halves" as const, "many-up" as const),
  blackText: fc.constantFrom("overprint-100k" as const, "converted" as const),
});

/** A photo turned by 30 degrees about the middle of the page, large enough to reach all corners. */
function turned({ width, height }: Rect): readonly [number, number, number, number, number, number] {
  const side = Math.round(1.5 * Math.max(width, height));
  const [cos, sin] = [Math.round(side * Math.cos(Math.PI / 6)), Math.round(side * Math.sin(Math.PI / 6))];
  return [cos, sin, -sin, cos, Math.round((width - cos + sin) / 2), Math.round((height - sin - cos) / 2)];
}

test("files our writer makes, of all kinds, earn no complaint", async () => {
  await fc.assert(
    fc.asyncProperty(variety, async ({ pages, imposition, ...partner }) => {
      const scene = sceneOf(
        ...pages.map(({ measures: page, photo, turned: isTurned, plate, text, mask, opacity, turn }, index) => {
          const area = whole(page);
          const middle = { x: area.width / 2 - 20_000, y: area.height / 2 };
          const small = { ...middle, width: 9_000, height: 8_000 };
          const round = { ...image(`photo-${photo}`, small), ...(mask && { mask: outlinePath(mask, small) }) };
          const seen = [round, outlined("heart", small, "#204060")];
          const sides = [
            fill(area, "#fafafa"),
            image(`photo-${photo}`, area, isTurned ? turned(area) : stretched(area)),
            ...(opacity === null ? seen : [faded(opacity, ...seen)]),
            ...(plate ? [outlined("star", { ...middle, width: 9_000, height: 9_000 }, "#000000", "Relief")] : []),
            ...(text ? [{ ...setLine(fonts, "Fjord & Übung", middle, 6_000), turn }] : []),
          ];
          return { ...pageOf(page, sides), surface: `page-${index}` };
        }),
      );
      const plan = planOf(scene, imposition);
      const pdf = await printFile({ scene, plan, photos, fonts, partner });
      const found = complaints(await judge(pdf, await expected(scene, partner, plan)));
      // Two pages may show the same photo, which is no fault of the file.
      expect(found.filter((complaint) => complaint !== "photo-repeats.repeated")).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

function planOf({ pages }: ReturnType<typeof sceneOf>, kind: Exclude<Imposition["kind"], "open-sheets">): PrintPlan {
  const sheet = { width: 1_500_000, height: 1_500_000 };
  const imposition: Imposition =
    kind === "single"
      ? { kind }
      : kind === "halves"
        ? { kind, bleedAtCut: 3_000 }
        : { kind, sheet, across: 2, down: 3, gutter: 5_000 };
  const surfaces = pages.map(({ surface }) => surface);
  return { role: "all", partner: "press", surfaces, copies: 1, output: { format: "pdfx4", imposition } };
}

test("a wall beyond 200 inches earns none either", async () => {
  const page = { width: 5000, height: 3000, bleed: 50 };
  const scene = sceneOf(
    pageOf(page, [fill(whole(page), "#336699"), setLine(fonts, "Wand", { x: 900_000, y: 900_000 }, 400_000)]),
  );
  const pdf = await printFile({ scene, fonts, partner: { slug: true } });
  expect(complaints(await judge(pdf, await expected(scene, { slug: true })))).toEqual([]);
});
