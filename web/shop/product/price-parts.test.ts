import fc from "fast-check";
import { expect, it } from "vitest";
import { possibleConfiguration } from "../../../demo/catalogue/any-wall-picture.ts";
import { demoRelease, picture } from "../../../demo/catalogue/wall-pictures.ts";
import type { PhotoFrameConfiguration } from "../../../products/photoframe/configuration.ts";
import { priceOf } from "../../../products/photoframe/page/price.ts";
import { priceBefore } from "../../../products/photoframe/price-before.ts";
import type { Release } from "../../../products/photoframe/release.ts";
import { shownPrice } from "../../../products/reduction.ts";
import { pricePartsOf } from "./price-parts.ts";

const terms = { currency: "EUR", tax: { rate: 190_000, included: true }, on: "2026-11-20" } as const;

function partsOf(
  piece: PhotoFrameConfiguration,
  release: Release = demoRelease,
  on = "2026-11-20",
  earlier = [release],
) {
  const quoted = priceOf(piece, release, { ...terms, on });
  const shown = shownPrice(quoted, priceBefore(piece, release, { ...terms, on }, earlier));
  return { price: quoted.priceCurrent, parts: pricePartsOf(quoted, shown) };
}
const figures = ({ parts }: ReturnType<typeof partsOf>) => parts.map(({ key, amount }) => [key, amount]);

it("a piece of one part is that part, rounding included", () => {
  expect(figures(partsOf(picture("leinwand 75x50")))).toEqual([["material.leinwand", 4390]]);
});

it("each part is what the price grows by with it: the canvas costs what it costs alone, rounding is no fee", () => {
  const framed = partsOf(picture("leinwand 60x40", { frameType: "schattenfuge-leinwand-oak" }));
  expect(framed.price).toBe(7090);
  expect(figures(framed)).toEqual([
    ["material.leinwand", 3390],
    ["frame.schattenfuge-leinwand-oak", 3700],
  ]);
});

it("a campaign takes off what the 30 days before allow it to claim", () => {
  const paper = picture("hahnemuehle 60x40");
  expect(figures(partsOf(paper, demoRelease, "2027-01-15"))).toEqual([
    ["material.hahnemuehle", 3090],
    ["campaign.january-paper-2027", -500],
  ]);
});

it("a campaign on a price raised shortly before is no reduction and has no line", () => {
  const paper = picture("hahnemuehle 60x40");
  const raised = {
    ...demoRelease,
    release: demoRelease.release + 1,
    validFrom: "2027-01-05",
    materials: demoRelease.materials.map((one) => ({ ...one, rate: { ...one.rate, fix: one.rate.fix + 2000 } })),
  };
  const { price, parts } = partsOf(paper, raised, "2027-01-15", [demoRelease]);
  expect(price).toBeGreaterThan(3090);
  expect(parts).toMatchObject([{ key: "material.hahnemuehle", amount: price }]);
});

it("the parts add up to the price on every day, whatever it is made of", () => {
  fc.assert(
    fc.property(possibleConfiguration, fc.constantFrom("2026-11-20", "2027-01-15"), (piece, on) => {
      const { price, parts } = partsOf(piece, demoRelease, on);
      expect(parts.reduce((total, { amount }) => total + amount, 0)).toBe(price);
      expect(parts.filter(({ amount }) => amount === 0)).toEqual([]);
    }),
  );
});
