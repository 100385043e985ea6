import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseQuery, writeQuery } from "../../core/query-string.ts";
import { possibleConfiguration } from "../../demo/catalogue/any-wall-picture.ts";
import { demoRelease, picture, whiteMat } from "../../demo/catalogue/wall-pictures.ts";
import { check } from "./check.ts";
import { readLink } from "./read-link.ts";
import { writeLink } from "./write-link.ts";

const german = { currency: "EUR", unit: "cm" } as const;
const read = (query: string) => readLink(parseQuery(query), demoRelease, german);
const notices = (query: string) => read(query).notices.map(({ field, reason }) => `${field}: ${reason}`);

describe("the designer link (specification section 3, other designer parameters)", () => {
  test("is written in the specification's names", () => {
    const framed = picture("poster 60x40", {
      frameType: "holzrahmen-slim-oak-natural",
      ...whiteMat,
      optionTypes: { poster: "silk", glass: "museum" },
    });
    expect(writeQuery(writeLink(framed))).toBe(
      "materialType=poster&formatType=600x400&frameType=holzrahmen-slim-oak-natural&matSize=30&matType=mat-weiss" +
        "&optionTypes[]=poster-silk&optionTypes[]=glass-museum",
    );
    expect(writeQuery(writeLink(picture("leinwand 60x40")))).toBe("materialType=leinwand&formatType=600x400");
  });

  test("written and read again is the same configuration, without notices", () => {
    fc.assert(
      fc.property(possibleConfiguration, (configuration) => {
        const reading = read(writeQuery(writeLink(configuration)));
        expect(reading.configuration).toEqual(configuration);
        expect(reading.notices).toEqual([]);
        expect(reading.addToCart).toBe(false);
      }),
    );
  });

  test("always leads to something that can be made, whatever it says", () => {
    const keys = fc.constantFrom("materialType", "formatType", "frameType", "matSize", "matType", "optionTypes[]", "x");
    const words = "none poster leinwand pvcplane holzrahmen fotorahmen artbox-black 600x400 99999x10 a0-hoch 30 0 -1";
    const value = fc.oneof(fc.constantFrom(...words.split(" ")), fc.string({ maxLength: 12 }));
    const pairs = fc.array(fc.tuple(keys, value), { maxLength: 8 });
    fc.assert(
      fc.property(pairs, (chosen) => {
        const query = chosen.map(([key, text]) => `${key}=${encodeURIComponent(text)}`).join("&");
        expect(check(read(query).configuration, demoRelease)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

describe("defaults of a link", () => {
  test("without anything is a canvas in its initial format", () => {
    expect(read("").configuration).toEqual(
      picture("leinwand 60x40", { optionTypes: { stretcher: "25", edge: "coloured" } }),
    );
    expect(notices("")).toEqual([]);
  });

  test("in the United States starts in inches", () => {
    const reading = readLink(parseQuery("materialType=poster"), demoRelease, { currency: "USD", unit: "inch" });
    expect(reading.configuration.format).toEqual({ width: 610, height: 406 });
  });

  test("a frame type stands for its default variant, mat and material", () => {
    expect(read("frameType=holzrahmen").configuration).toMatchObject({
      materialType: "poster",
      frameType: "holzrahmen-slim-oak-natural",
      ...whiteMat,
    });
    expect(read("frameType=schattenfuge-leinwand").configuration).toMatchObject({
      materialType: "leinwand",
      frameType: "schattenfuge-leinwand-black",
      matSize: 0,
    });
    expect(read("frameType=holzrahmen&matSize=0").configuration).toMatchObject({ matSize: 0, matType: "mat-none" });
    expect(read("frameType=holzrahmen-wide-white").configuration).toMatchObject({ materialType: "poster", matSize: 0 });
  });

  test("a frame type's own mat stays away where the frame would then be too small", () => {
    const reading = read("frameType=holzrahmen&materialType=poster&formatType=1500x1000");
    expect(reading.configuration).toMatchObject({ frameType: "holzrahmen-wide-oak-natural", matSize: 0 });
    expect(notices("frameType=holzrahmen&materialType=poster&formatType=1180x880")).toEqual([]);
  });

  test("half a mat is completed", () => {
    expect(read("frameType=holzrahmen&matType=mat-schwarz").configuration).toMatchObject({
      matSize: 30,
      matType: "mat-schwarz",
    });
    expect(read("frameType=holzrahmen&matSize=30").configuration).toMatchObject(whiteMat);
  });

  test("a canvas over 120 cm gets the deep stretcher without a word", () => {
    const reading = read("materialType=leinwand&formatType=1500x500");
    expect(reading.configuration.optionTypes.stretcher).toBe("38");
    expect(reading.notices).toEqual([]);
  });
});

describe("the frame only, without photo", () => {
  test("is a frame without material, straight into the basket", () => {
    const reading = read("materialType=none&frameType=alurahmen-round-gold&formatType=400x300&addToCart=true");
    expect(reading.addToCart).toBe(true);
    expect(reading.configuration).toMatchObject({ materialType: null, frameType: "alurahmen-round-gold", matSize: 0 });
    expect(reading.notices).toEqual([]);
  });

  test("starts in a stocked size when it is ready-made", () => {
    const reading = read("materialType=none&frameType=fotorahmen");
    expect(reading.configuration).toMatchObject({ frameType: "fotorahmen-wood", format: { width: 500, height: 400 } });
    expect(reading.notices).toEqual([]);
  });
});

describe("what a link may carry besides", () => {
  test("tracking parameters are accepted and ignored", () => {
    const tracking = "gclid=abc&s=mail&locale=fr-FR&productType=collage&tileCount=4&utm_source=x";
    expect(read(`materialType=poster&formatType=300x200&${tracking}`)).toEqual(
      read("materialType=poster&formatType=300x200"),
    );
  });

  test("names options as a list or nested; both say the same", () => {
    const list = read("materialType=leinwand&optionTypes[]=edge-mirrored&optionTypes[]=stretcher-38");
    expect(read("materialType=leinwand&optionTypes[edge]=mirrored&optionTypes[stretcher]=38")).toEqual(list);
    expect(list.configuration.optionTypes).toEqual({ stretcher: "38", edge: "mirrored" });
    expect(notices("materialType=leinwand&optionTypes%5Bedge%5D=torn&optionTypes[edge-colour]=1b1a18")).toEqual([
      "optionTypes: option-unknown",
    ]);
    expect(notices("materialType=leinwand&optionTypes[edge][deep]=mirrored")).toEqual(["optionTypes: option-unknown"]);
  });

  test("formats by name and single options without brackets", () => {
    const reading = read("materialType=poster&formatType=a3-hoch&optionTypes=poster-eco");
    expect(reading.configuration.format).toEqual({ width: 297, height: 420 });
    expect(reading.configuration.optionTypes.poster).toBe("eco");
  });
});

describe("fall-backs are named once", () => {
  test.each([
    ["materialType=marmor", ["materialType: material-unknown"]],
    ["materialType=none", ["materialType: nothing-chosen"]],
    ["formatType=01x20", ["format: format-unknown"]],
    ["formatType=1e9", ["format: format-unknown"]],
    ["materialType=leinwand&formatType=5000x5000", ["format: format-too-large"]],
    ["materialType=poster&frameType=goldrahmen", ["frameType: frame-unknown"]],
    ["materialType=leinwand&frameType=holzrahmen", ["frameType: frame-not-for-material"]],
    ["materialType=leinwand&matSize=30", ["matType: mat-without-frame"]],
    ["frameType=holzrahmen&matSize=-1", ["matSize: mat-unknown"]],
    ["frameType=holzrahmen&matSize=50", ["matSize: mat-unknown"]],
    [
      "optionTypes[]=gold-leaf&optionTypes[]=gold-leaf-2",
      ["optionTypes: option-unknown", "optionTypes: option-unknown"],
    ],
    ["materialType=poster&optionTypes[]=stretcher-38", ["optionTypes.stretcher: option-not-for-material"]],
    [
      "materialType=leinwand&formatType=1500x500&optionTypes[]=stretcher-25",
      ["optionTypes.stretcher: option-too-large"],
    ],
  ])("%s", (query, expected) => {
    expect(notices(query)).toEqual(expected);
    expect(check(read(query).configuration, demoRelease)).toEqual([]);
  });

  test("an unsuitable frame gives way to the material's own", () => {
    expect(read("materialType=leinwand&frameType=holzrahmen").configuration.frameType).toBe(
      "schattenfuge-leinwand-black",
    );
    expect(read("materialType=klebefolie&frameType=holzrahmen").configuration.frameType).toBeNull();
  });

  test("a frame that is too small gives way to a larger one of its type and finish", () => {
    const reading = read("materialType=poster&frameType=holzrahmen-slim-walnut&formatType=1400x900");
    expect(reading.configuration.frameType).toBe("holzrahmen-wide-walnut");
    expect(notices("materialType=poster&frameType=holzrahmen-slim-walnut&formatType=1400x900")).toEqual([
      "frameType: frame-too-large",
    ]);
  });
});
