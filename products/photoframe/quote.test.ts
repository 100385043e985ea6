import { describe, expect, test } from "vitest";
import { retailRound } from "../../core/retail-rounding.ts";
import { demoRelease, picture, whiteMat } from "../../demo/catalogue/wall-pictures.ts";
import type { PriceTerms } from "../kind.ts";
import { openCase } from "./case.ts";
import type { PhotoFrameConfiguration } from "./configuration.ts";
import { priceLines } from "./price-lines.ts";
import { quote } from "./quote.ts";

const inGermany: PriceTerms = { currency: "EUR", tax: { rate: 190_000, included: true }, on: "2026-11-20" };

function price(configuration: PhotoFrameConfiguration, terms: PriceTerms = inGermany): number {
  const quoted = quote(configuration, demoRelease, terms);
  if (!quoted.ok) throw new Error(JSON.stringify(quoted.error));
  return quoted.value.priceCurrent / 100;
}

describe("list prices", () => {
  const materials = "poster hahnemuehle leinwand forexplatte aludibond acrylglas gallerybond echtglas".split(" ");
  test.each([
    ["20x20", 4.49, 10.99, 15.49, 11.49, 19.49, 22.9, 32.9, 25.9],
    ["30x20", 5.49, 12.99, 17.99, 12.99, 22.9, 26.9, 37.9, 28.9],
    ["45x30", 7.99, 20.9, 24.9, 18.49, 32.9, 38.9, 56.9, 42.9],
    ["60x40", 11.99, 30.9, 33.9, 25.9, 46.9, 54.9, 81.9, 59.9],
    ["70x50", 15.99, 41.9, 41.9, 33.9, 60.9, 70.9, 108, 78.9],
    ["60x60", 15.99, 42.9, 42.9, 34.9, 61.9, 72.9, 110, 79.9],
    ["90x60", 22.9, 59.9, 55.9, 46.9, 84.9, 98.9, 152, 109],
    ["100x70", 28.9, 75.9, 66.9, 57.9, 105, 123, 188, 135],
    ["120x80", 37.9, 102, 83.9, 74.9, 138, 160, 247, 176],
    ["100x100", 38.9, 105, 85.9, 76.9, 142, 165, 255, null],
    ["150x50", 29.9, 80.9, null, 61.9, 113, 132, 202, null],
  ] as const)("at %s cm", (size, ...prices) => {
    prices.forEach((expected, i) => {
      if (expected !== null) expect(price(picture(`${materials[i]} ${size}`)), materials[i]).toBe(expected);
    });
  });

  test.each([
    ["backlitfolie 60x40", 21.9],
    ["backlitfolie 120x80", 63.9],
    ["klebefolie 60x40", 17.49],
    ["klebefolie 120x80", 50.9],
    ["fraesbild 60x40", 65.9],
    ["fraesbild 120x80", 193],
    ["pvcplane 100x100", 33.9],
    ["fototapete 200x150", 92.9],
    ["fototapete 300x250", 215],
    ["fototapete 400x260", 293],
    ["leinwand 28x21", 17.49],
    ["leinwand 75x50", 43.9],
  ])("%s costs %d", (text, expected) => {
    expect(price(picture(text))).toBe(expected);
  });

  test("lying and standing cost the same", () => {
    expect(price(picture("leinwand 40x60"))).toBe(price(picture("leinwand 60x40")));
  });

  test("a canvas of 150 x 50 cm costs 84,90 €: 72,90 € by the formula alone, and its stretcher must be the deep one", () => {
    expect(price(picture("leinwand 150x50"))).toBe(84.9);
    const quoted = quote(picture("leinwand 150x50"), demoRelease, inGermany);
    const parts = quoted.ok ? quoted.value.lines : [];
    expect(parts.map(({ key, micro }) => [key, micro])).toEqual([
      ["material.leinwand", 72_900_000],
      ["option.stretcher.38", 12_000_000],
    ]);
    expect(retailRound(73_000_000, demoRelease.currencies.EUR.rounding)).toBe(7290);
  });
});

describe("frames alone", () => {
  test.each([
    ["holzrahmen-slim-white", "30x20", 19.99],
    ["holzrahmen-slim-white", "40x30", 26.9],
    ["holzrahmen-slim-white", "60x40", 37.9],
    ["holzrahmen-slim-white", "90x60", 58.9],
    ["holzrahmen-slim-white", "120x80", 84.9],
    ["schattenfuge-platte-oak", "30x20", 21.9],
    ["schattenfuge-leinwand-oak", "60x40", 36.9],
    ["schattenfuge-platte-oak", "90x60", 51.9],
    ["schattenfuge-leinwand-oak", "120x80", 66.9],
    ["artbox-black", "60x40", 61.9],
    ["alurahmen-angular-black", "60x40", 40.9],
    ["kunststoffrahmen-white", "60x40", 28.9],
    ["fotorahmen-plastic", "15x10", 6.99],
    ["fotorahmen-wood", "20x30", 15.99],
    ["fotorahmen-baroque", "50x70", 64.9],
  ])("%s %s cm costs %d", (frameType, size, expected) => {
    expect(price(picture(`none ${size}`, { frameType }))).toBe(expected);
  });

  test.each([
    ["40x30", 37.9],
    ["60x40", 51.9],
  ])("a slim wooden frame with mat around %s cm costs %d", (size, expected) => {
    expect(price(picture(`none ${size}`, { frameType: "holzrahmen-slim-white", ...whiteMat }))).toBe(expected);
  });
});

describe("a framed picture", () => {
  test("adds raw amounts and rounds once: poster 60 x 40 in wood with mat costs 63,90 €", () => {
    const framed = picture("poster 60x40", { frameType: "holzrahmen-slim-oak-natural", ...whiteMat });
    expect(price(framed)).toBe(63.9);
  });

  test("has every part in its lines", () => {
    const framed = picture("poster 60x40", { frameType: "holzrahmen-slim-oak-natural", ...whiteMat });
    const quoted = quote(framed, demoRelease, inGermany);
    expect(quoted.ok && quoted.value.lines.map(({ key, micro }) => [key, micro])).toEqual([
      ["material.poster", 11_990_000],
      ["option.glass.plain", 8_000_000],
      ["frame.holzrahmen-slim-oak-natural", 32_910_000],
      ["frame-back", 2_000_000],
      ["frame-mat", 9_000_000],
    ]);
  });

  test("of aluminium composite has no glass, back or mat to pay", () => {
    const framed = quote(picture("aludibond 60x40", { frameType: "alurahmen-angular-black" }), demoRelease, inGermany);
    expect(framed.ok && framed.value.lines.map(({ key }) => key)).toEqual([
      "material.aludibond",
      "frame.alurahmen-angular-black",
    ]);
  });
});

describe("surcharges", () => {
  test("leave the canvas at its price: 33,90 € and 7,00 € for the deeper stretcher", () => {
    const lines = (optionTypes: Record<string, string>) => {
      const quoted = quote(picture("leinwand 60x40", { optionTypes }), demoRelease, inGermany);
      return quoted.ok && quoted.value.lines.map(({ key, micro }) => [key, micro]);
    };
    expect(lines({})).toEqual([["material.leinwand", 33_900_000]]);
    expect(lines({ stretcher: "38" })).toEqual([
      ["material.leinwand", 33_900_000],
      ["option.stretcher.38", 7_000_000],
    ]);
  });

  const rawLine = (piece: PhotoFrameConfiguration, line: string) =>
    priceLines(openCase(piece, demoRelease), demoRelease.currencies.EUR).find(({ key }) => key === line)?.micro ?? 0;
  const raw = (text: string, optionTypes: Record<string, string>, line: string) =>
    rawLine(picture(text, { optionTypes }), line) / 1_000_000;

  test.each([
    ["acrylglas 60x40", "drilling", "corners", 12.9],
    ["aludibond 100x100", "print", "fineart-glossy", 61],
    ["acrylglas 100x100", "print", "fineart-matte", 61],
    ["aludibond 100x100", "print", "fineart-hahnemuehle", 93],
    ["aludibond 100x100", "alu", "brushed", 26],
    ["backlitfolie 100x50", "backlit", "led", 173],
    ["fraesbild 100x100", "milling", "lines", 34],
    ["forexplatte 100x100", "milling", "dots", 44],
    ["hahnemuehle 100x100", "hm", "cotton", 34],
    ["klebefolie 100x100", "film", "transparent", 11],
    ["klebefolie 100x100", "film", "mirrored", 14],
    ["klebefolie 100x100", "film", "white", 8],
    ["leinwand 60x40", "stretcher", "38", 7.3],
    ["poster 100x100", "lamination", "glossy", 16],
    ["poster 100x100", "lamination", "matte", 16],
    ["poster 100x100", "poster", "silk", 7],
    ["poster 100x100", "poster", "eco", 5],
    ["pvcplane 100x100", "eyelets", "simple", 9.6],
    ["pvcplane 120x80", "eyelets", "simple", 12],
    ["forexplatte 60x40", "hanging", "rail", 6.9],
    ["forexplatte 60x40", "hanging", "plates", 4.9],
  ])("%s with %s %s costs %d more before rounding", (text, group, value, expected) => {
    expect(raw(text, { [group]: value }, `option.${group}.${value}`)).toBe(expected);
  });

  test("of the edge are none, and free values have no line", () => {
    expect(raw("leinwand 60x40", { edge: "mirrored" }, "option.edge.mirrored")).toBe(0);
    expect(price(picture("leinwand 60x40", { optionTypes: { edge: "folded" } }))).toBe(33.9);
  });

  test("of better glass are by the outer area", () => {
    const framed = picture("poster 60x40", {
      frameType: "holzrahmen-slim-white",
      ...whiteMat,
      optionTypes: { glass: "museum" },
    });
    expect(rawLine(framed, "option.glass.museum")).toBe(110_000_000 * 0.66 * 0.46);
  });
});

describe("currencies", () => {
  const canvas = picture("leinwand 60x40");
  const terms = (currency: PriceTerms["currency"], rate: number, included = true): PriceTerms => ({
    currency,
    tax: { rate, included },
    on: "2026-11-20",
  });

  test("have their own relation to the euro list and their own rounding", () => {
    // Raw 33.48 EUR.
    expect(price(canvas, terms("CHF", 81_000))).toBe(41.9);
    expect(price(canvas, terms("GBP", 200_000))).toBe(30.99);
    expect(price(canvas, terms("USD", 0, false))).toBe(39.99);
    // Raw 4.44 EUR.
    const small = picture("poster 20x20");
    expect(price(small, terms("CHF", 81_000))).toBe(5.9);
    expect(price(small, terms("GBP", 200_000))).toBe(3.99);
    expect(price(small, terms("USD", 0, false))).toBe(5.49);
  });

  test("may set an own rate for a part", () => {
    const chf = demoRelease.currencies.CHF;
    const overrides = { "material.leinwand": { fix: 1000, perM2: 10_000, perM: 0 } };
    const release = { ...demoRelease, currencies: { ...demoRelease.currencies, CHF: { ...chf, overrides } } };
    const quoted = quote(canvas, release, terms("CHF", 81_000));
    expect(quoted.ok && quoted.value.priceCurrent).toBe(3390);
  });

  test("contain the tax where prices include it, and leave it out where not", () => {
    const german = quote(canvas, demoRelease, inGermany);
    expect(german).toMatchObject({ value: { net: 2849, tax: 541, gross: 3390, release: 1, currency: "EUR" } });
    const american = quote(canvas, demoRelease, terms("USD", 0, false));
    expect(american).toMatchObject({ value: { net: 3999, tax: 0, gross: 3999 } });
  });
});

describe("a campaign", () => {
  const paper = picture("hahnemuehle 60x40");
  const on = (date: string) => quote(paper, demoRelease, { ...inGermany, on: date });

  test("lowers the current price on its days, both ends included, and only then", () => {
    for (const [date, current] of [
      ["2027-01-10", 3090],
      ["2027-01-11", 2590],
      ["2027-01-24", 2590],
      ["2027-01-25", 3090],
    ] as const) {
      expect(on(date), date).toMatchObject({ value: { priceOriginal: 3090, priceCurrent: current } });
    }
  });

  test("is a line of its own, and leaves other materials alone", () => {
    const reduced = on("2027-01-12");
    expect(reduced.ok && reduced.value.lines.map(({ key, micro }) => [key, micro])).toEqual([
      ["material.hahnemuehle", 30_900_000],
      ["campaign.january-paper-2027", -5_000_000],
    ]);
    expect(quote(picture("poster 60x40"), demoRelease, { ...inGermany, on: "2027-01-12" })).toMatchObject({
      value: { priceOriginal: 1199, priceCurrent: 1199 },
    });
  });
});
