import { expect, test } from "vitest";
import { longSide } from "../../core/measure.ts";
import { shopOf } from "../../core/shop.ts";
import { demoRelease, picture } from "../../demo/catalogue/wall-pictures.ts";
import type { PhotoFrameConfiguration } from "./configuration.ts";
import { offer } from "./offer.ts";
import { quote } from "./quote.ts";
import { settle } from "./settle.ts";

const shop = { ...shopOf("poster", "de-DE"), on: "2026-11-20" } as const;
const terms = { currency: "EUR", tax: { rate: 190_000, included: true }, on: shop.on } as const;
const usual = (text: string, more: Partial<PhotoFrameConfiguration> = {}) =>
  settle(picture(text, more), demoRelease, shop.unit).configuration;

function listed(choice: PhotoFrameConfiguration) {
  return offer.formats(choice, demoRelease, shop).map(({ size, configuration }) => {
    const quoted = quote(configuration, demoRelease, terms);
    const price = quoted.ok ? quoted.value.priceCurrent : null;
    return { size, price, stretcher: configuration.optionTypes.stretcher };
  });
}

test.each([
  ["without a frame", {}],
  ["in a shadow gap", { frameType: "schattenfuge-leinwand-oak" }],
])("a canvas %s has a price in all its formats: over 120 cm with the deep stretcher", (_, more) => {
  const formats = listed(usual("leinwand 60x40", more));
  expect(formats).toHaveLength(55);
  expect(formats.filter(({ price }) => price === null)).toEqual([]);
  const deep = formats.filter(({ stretcher }) => stretcher === "38");
  expect(deep).toHaveLength(10);
  expect(deep.every(({ size }) => longSide(size) > 1200)).toBe(true);
});

test("a stretcher that somebody chose stays in every format, and a large canvas lends no small one its own", () => {
  const stretchers = (choice: PhotoFrameConfiguration) => new Set(listed(choice).map(({ stretcher }) => stretcher));
  expect(stretchers(usual("leinwand 60x40", { optionTypes: { stretcher: "38" } }))).toEqual(new Set(["38"]));
  expect(listed(usual("leinwand 150x100"))).toEqual(listed(usual("leinwand 60x40")));
});

test("a frame too large for a format is refused there by its name, not exchanged", () => {
  const formats = offer.formats(usual("poster 60x40", { frameType: "kunststoffrahmen-white" }), demoRelease, shop);
  const refused = formats.flatMap(({ configuration }) => {
    const quoted = quote(configuration, demoRelease, terms);
    return quoted.ok ? [] : quoted.error.map(({ field, reason }) => `${field} ${reason}`);
  });
  expect(new Set(refused)).toEqual(new Set(["frameType frame-too-large"]));
  expect(new Set(formats.map(({ configuration }) => configuration.frameType))).toEqual(
    new Set(["kunststoffrahmen-white"]),
  );
});

test("whatever is offered beside a choice can be made", () => {
  for (const size of ["20x20", "60x40", "150x100"]) {
    const choice = usual(`leinwand ${size}`, { optionTypes: { edge: "coloured", "edge-colour": "1b1a18" } });
    for (const { values } of offer.options(choice, demoRelease, shop)) {
      const offered = values.filter(({ refusal }) => !refusal);
      expect(offered.length).toBeGreaterThan(0);
      for (const { configuration } of offered) expect(quote(configuration, demoRelease, terms).ok).toBe(true);
    }
  }
});
