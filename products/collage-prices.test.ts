import { expect, test } from "vitest";
import { currencies } from "../core/money.ts";
import { demoCollages } from "../demo/catalogue/collages.ts";
import { demoRelease } from "../demo/catalogue/wall-pictures.ts";
import { framesOf } from "./collage/case.ts";
import { quote as quoteCollage } from "./collage/quote.ts";
import { withWallPrices } from "./collage/wall-prices.ts";
import { NO_MAT } from "./photoframe/configuration.ts";
import { quote as quotePicture } from "./photoframe/quote.ts";

/** Raises every price of a collage: rates of materials, frames, glass and back, a currency and its own amounts. */
function dearer(): typeof demoRelease {
  const wall = structuredClone(demoRelease);
  const priced = [
    ...wall.materials,
    ...wall.optionGroups.filter(({ key }) => key === "glass").flatMap(({ values }) => values),
    ...wall.frames.families.flatMap(({ finishes }) => finishes),
    wall.frames.back,
  ];
  for (const { rate } of priced) rate.fix += 400;
  wall.currencies.USD.percent = 130;
  const fix = (euros: number) => ({ fix: euros * 100, perM2: 0, perM: 0 });
  wall.currencies.CHF.overrides = {
    "material.leinwand": fix(70),
    "material.poster": fix(20),
    "material.acrylglas": fix(99),
    "frame.holzrahmen-slim-white": fix(50),
    "option.glass.plain": fix(11),
    "frame-back": fix(3),
  };
  return wall;
}
const wall = dearer();

test("of the demo's two lists neither says anything else than the other", () => {
  expect(withWallPrices(demoCollages, demoRelease)).toEqual(demoCollages);
});

test("taking the prices of wall pictures changes nothing but prices, and a second time nothing at all", () => {
  const taken = withWallPrices(demoCollages, wall);
  expect(withWallPrices(taken, wall)).toEqual(taken);
  expect(withWallPrices(taken, demoRelease)).toEqual(demoCollages);
  expect(Object.keys(taken.currencies.CHF.overrides)).not.toContain("material.acrylglas");
});

test("what wall pictures are no longer sold in keeps its price", () => {
  const gone = { ...wall, materials: wall.materials.filter(({ key }) => key !== "leinwand") };
  expect(withWallPrices(demoCollages, gone).materials[0]?.rate).toEqual(demoCollages.materials[0]?.rate);
});

/** Two kinds know nothing of each other, so what their catalogues have in common is held together here. */
test.each([
  ["as the demo is published", demoRelease, demoCollages],
  ["after every price changed", wall, withWallPrices(demoCollages, wall)],
])(
  "a collage costs what the wall picture of its material, format and frame costs, %s (catalogue facts, section 5)",
  (_, pictures, collages) => {
    const { cm, inch } = collages.formats;
    let compared = 0;
    for (const [materialType, wall, frames] of [
      ["canvas", "leinwand", [null]],
      ["poster", "poster", [null]],
      ["framed-poster", "poster", framesOf(collages).map(({ key }) => key)],
    ] as const) {
      for (const format of [...cm, ...inch])
        for (const frameType of frames)
          for (const currency of currencies) {
            const terms = { currency, tax: { rate: 190_000, included: true }, on: "2026-11-20" } as const;
            const panels = [{ materialType, format }];
            const made = {
              materialType,
              panels,
              frameType,
              designId: 13,
              color: "white",
              tileCount: null,
              optionTypes: {},
            };
            const collage = quoteCollage(made, collages, terms);
            const alike = { materialType: wall, format, frameType, ...NO_MAT, optionTypes: {} };
            const picture = quotePicture(alike, pictures, terms);
            const where = `${materialType} ${format.width}x${format.height} ${frameType} ${currency}`;
            expect(collage.ok, where).toBe(picture.ok);
            if (!collage.ok || !picture.ok) continue;
            expect(collage.value.priceCurrent, where).toBe(picture.value.priceCurrent);
            compared += 1;
          }
    }
    expect(compared).toBeGreaterThan(1000);
  },
);
