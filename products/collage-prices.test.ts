import { expect, test } from "vitest";
import { currencies } from "../core/money.ts";
import { demoCollages } from "../demo/catalogue/collages.ts";
import { demoRelease } from "../demo/catalogue/wall-pictures.ts";
import { framesOf } from "./collage/case.ts";
import { quote as quoteCollage } from "./collage/quote.ts";
import { NO_MAT } from "./photoframe/configuration.ts";
import { quote as quotePicture } from "./photoframe/quote.ts";

/** Two kinds know nothing of each other, so what their catalogues have in common is held together here. */
test("a collage costs what the wall picture of its material, format and frame costs (catalogue facts, section 5)", () => {
  const { cm, inch } = demoCollages.formats;
  let compared = 0;
  for (const [materialType, wall, frames] of [
    ["canvas", "leinwand", [null]],
    ["poster", "poster", [null]],
    ["framed-poster", "poster", framesOf(demoCollages).map(({ key }) => key)],
  ] as const) {
    for (const format of [...cm, ...inch])
      for (const frameType of frames)
        for (const currency of currencies) {
          const terms = { currency, tax: { rate: 190_000, included: true }, on: "2026-11-20" } as const;
          const panels = [{ materialType, format }];
          const made = { materialType, panels, frameType, designId: 13, color: "white" };
          const collage = quoteCollage(made, demoCollages, terms);
          const alike = { materialType: wall, format, frameType, ...NO_MAT, optionTypes: {} };
          const picture = quotePicture(alike, demoRelease, terms);
          const where = `${materialType} ${format.width}x${format.height} ${frameType} ${currency}`;
          expect(collage.ok, where).toBe(picture.ok);
          if (!collage.ok || !picture.ok) continue;
          expect(collage.value.priceCurrent, where).toBe(picture.value.priceCurrent);
          compared += 1;
        }
  }
  expect(compared).toBeGreaterThan(1000);
});
