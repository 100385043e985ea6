import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { Rect } from "../../design/geometry.ts";
import type { FontLibrary } from "../../design/text/font.ts";
import type { PrintPhoto } from "../photo-source.ts";
import { metadataFree, photoOf, printPhoto } from "../testing/photos.ts";
import { complaints, expected, judge } from "../testing/preflighted.ts";
import { printFile } from "../testing/print-file.ts";
import { fill, image, pageOf, sceneOf, stretched, whole } from "../testing/scenes.ts";
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
    fc.record({ measures, photo: fc.nat(3), turned: fc.boolean(), plate: fc.boolean(), text: fc.boolean() }),
    { minLength: 1, maxLength: 3 },
  ),
  marks: fc.constantFrom("none" as const, "crop" as const),
  slug: fc.boolean(),
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
    fc.asyncProperty(variety, async ({ pages, ...partner }) => {
      const scene = sceneOf(
        ...pages.map(({ measures: page, photo, turned: isTurned, plate, text }) => {
          const area = whole(page);
          const middle = { x: area.width / 2 - 20_000, y: area.height / 2 };
          return pageOf(page, [
            fill(area, "#fafafa"),
            image(`photo-${photo}`, area, isTurned ? turned(area) : stretched(area)),
            ...(plate ? [fill({ x: middle.x, y: middle.y, width: 9_000, height: 4_000 }, "#000000", "Relief")] : []),
            ...(text ? [setLine(fonts, "Fjord & Übung", middle, 6_000)] : []),
          ]);
        }),
      );
      const pdf = await printFile({ scene, photos, fonts, partner });
      expect(complaints(await judge(pdf, await expected(scene, partner)))).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test("a wall beyond 200 inches earns none either", async () => {
  const page = { width: 5000, height: 3000, bleed: 50 };
  const scene = sceneOf(
    pageOf(page, [fill(whole(page), "#336699"), setLine(fonts, "Wand", { x: 900_000, y: 900_000 }, 400_000)]),
  );
  const pdf = await printFile({ scene, fonts, partner: { slug: true } });
  expect(complaints(await judge(pdf, await expected(scene, { slug: true })))).toEqual([]);
});
