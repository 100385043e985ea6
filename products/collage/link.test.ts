import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseQuery, writeQuery } from "../../core/query-string.ts";
import { possibleCollage } from "../../demo/catalogue/any-collage.ts";
import { demoCollages } from "../../demo/catalogue/collages.ts";
import { check } from "./check.ts";
import { designerPath, readLink, recognises, writeLink } from "./link.ts";

const opened = { channel: "poster", unit: "cm" } as const;
const read = (query: string) => readLink(parseQuery(query), demoCollages, opened);
const notices = (query: string) => read(query).notices.map(({ field, reason }) => `${field}: ${reason}`);
const canvas = { materialType: "canvas", format: { width: 600, height: 400 } };
const usual = {
  materialType: "canvas",
  panels: [canvas],
  frameType: null,
  designId: 13,
  color: "white",
  tileCount: null,
  optionTypes: {},
};

describe("the designer link of a collage (specification section 3)", () => {
  test("starts with design 13 in the poster channel and with design 1 in the card channel", () => {
    expect(designerPath).toBe("/configurator-collage/");
    expect(read("")).toEqual({ configuration: usual, notices: [], addToCart: false });
    const cards = readLink(parseQuery(""), demoCollages, { channel: "card", unit: "cm" });
    expect(cards.configuration.designId).toBe(1);
  });

  test("starts in inches in the United States", () => {
    const { configuration, notices: said } = readLink(parseQuery(""), demoCollages, {
      channel: "poster",
      unit: "inch",
    });
    expect(configuration.panels).toEqual([{ materialType: "canvas", format: { width: 610, height: 406 } }]);
    expect(said).toEqual([]);
  });

  test("has the materials canvas, poster, mixed and framed poster", () => {
    for (const materialType of ["canvas", "poster", "mixed", "framed-poster"])
      expect(read(`materialType=${materialType}`)).toMatchObject({ configuration: { materialType }, notices: [] });
    expect(read("materialType=framed+poster").configuration.materialType).toBe("framed-poster");
    expect(read("materialType=leinwand").configuration).toEqual(usual);
  });

  test("is written with color, designId, formatType, frameType and materialType, arrays as key[]", () => {
    expect(writeQuery(writeLink(read("materialType=framed-poster").configuration))).toBe(
      "color=white&designId=13&formatType=600x400&frameType=holzrahmen-slim-oak-natural&materialType=framed-poster",
    );
    expect(writeQuery(writeLink(read("materialType=mixed").configuration))).toBe(
      "color=white&designId=13&formatType[]=canvas-600x400&formatType[]=canvas-300x300&formatType[]=poster-300x300" +
        "&materialType=mixed",
    );
  });

  test("takes panels without a material as canvas, and framed ones with their usual frame", () => {
    const query = "materialType=mixed&formatType[]=300x300&formatType[]=400x300&formatType[]=framed-poster-300x400";
    expect(read(query)).toMatchObject({
      configuration: {
        panels: [
          { materialType: "canvas", format: { width: 300, height: 300 } },
          { materialType: "canvas", format: { width: 400, height: 300 } },
          { materialType: "framed-poster", format: { width: 300, height: 400 } },
        ],
        frameType: "holzrahmen-slim-oak-natural",
      },
      notices: [],
    });
  });

  test("makes a framed poster of a poster with a frame, and of a frame alone", () => {
    for (const query of ["materialType=poster&frameType=alurahmen", "frameType=alurahmen"]) {
      expect(read(query)).toMatchObject({
        configuration: { materialType: "framed-poster", frameType: "alurahmen-angular-black" },
        notices: [],
      });
    }
  });

  test("written and read again is the same configuration, without notices", () => {
    fc.assert(
      fc.property(possibleCollage, (configuration) => {
        const query = `${writeQuery(writeLink(configuration))}&gclid=x&s=mail&locale=fr-FR`;
        expect(read(query)).toEqual({ configuration, notices: [], addToCart: false });
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ["materialType=gold", ["materialType: material-unknown"]],
    ["designId=99", ["designId: design-unknown"]],
    ["designId=heart", ["designId: design-unknown"]],
    ["color=pink", ["color: colour-unknown"]],
    ["tileCount=0", ["tileCount: tile-count"]],
    ["tileCount=1", ["tileCount: tile-count"]],
    ["tileCount=121", ["tileCount: tile-count"]],
    ["tileCount=1000000000", ["tileCount: tile-count"]],
    ["tileCount=many", ["tileCount: tile-count"]],
    ["optionTypes[]=glass-clear", ["optionTypes: option-unknown"]],
    ["materialType=canvas&optionTypes[]=stretcher-99", ["optionTypes.stretcher: option-unknown"]],
    ["formatType=01x20", ["panels: format-unknown"]],
    ["materialType=canvas&frameType=holzrahmen", ["frameType: frame-not-for-material"]],
  ])("%s falls back and says so once", (query, expected) => {
    expect(notices(query)).toEqual(expected);
    expect(read(query).configuration).toEqual(usual);
  });

  test("a format that is not offered falls back to the nearest, square to square and upright to upright", () => {
    for (const [wanted, nearest] of [
      ["500x500", { width: 600, height: 600 }],
      ["310x310", { width: 300, height: 300 }],
      ["500x700", { width: 400, height: 600 }],
      ["5000x100", { width: 900, height: 600 }],
    ] as const) {
      expect(notices(`formatType=${wanted}`)).toEqual(["panels: format-not-offered"]);
      expect(read(`formatType=${wanted}`).configuration.panels[0]?.format).toEqual(nearest);
    }
  });

  test("a set keeps the panels that can be made, and starts anew with too few", () => {
    const mixed = (...panels: string[]) => `materialType=mixed&${panels.map((one) => `formatType[]=${one}`).join("&")}`;
    const four = mixed("300x300", "300x300", "500x500", "poster-400x300");
    expect(notices(four)).toEqual(["panels: format-not-offered"]);
    expect(read(four).configuration.panels).toHaveLength(3);
    expect(notices(mixed("300x300", "300x300"))).toEqual(["panels: too-few-panels"]);
    expect(read(mixed("300x300", "300x300")).configuration.panels).toEqual(demoCollages.mixed.initial.cm);
    const twelve = mixed(...Array.from({ length: 12 }, () => "300x300"));
    expect(notices(twelve)).toEqual(["panels: too-many-panels"]);
    expect(read(twelve).configuration.panels).toHaveLength(9);
  });

  test("a frame that is too small gives way to one that holds the poster", () => {
    const query = "materialType=framed-poster&formatType=1200x800&frameType=kunststoffrahmen";
    expect(notices(query)).toEqual(["frameType: frame-too-large"]);
    expect(read(query).configuration.frameType).toBe("holzrahmen-slim-oak-natural");
  });

  test("always leads to something that can be made, whatever it says", () => {
    const keys = fc.constantFrom(
      ...["materialType", "formatType", "formatType[]", "frameType", "designId", "color", "frameType[]"],
      ...["tileCount", "optionTypes[]"],
    );
    const words =
      "mixed poster framed-poster 300x300 canvas-1200x800 framed-poster-80x80 kunststoffrahmen 7 black none edge-folded stretcher-25";
    const value = fc.oneof(fc.constantFrom(...words.split(" ")), fc.string({ maxLength: 12 }));
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, value), { maxLength: 14 }), (chosen) => {
        const query = chosen.map(([key, text]) => `${key}=${encodeURIComponent(text)}`).join("&");
        expect(check(read(query).configuration, demoCollages)).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });
});

test("is recognised by material or frame with a design or the collage flag (specification section 3)", () => {
  for (const fields of [
    { materialType: "poster", designId: "13" },
    { frameType: "holzrahmen", designId: 1 },
    { materialType: "canvas", collage: "true" },
    { materialType: "canvas", collage: true },
    read("").configuration,
  ])
    expect(recognises(fields)).toBe(true);
  for (const fields of [{ materialType: "poster" }, { designId: "13" }, { materialType: "", designId: "13" }, {}])
    expect(recognises(fields)).toBe(false);
});
