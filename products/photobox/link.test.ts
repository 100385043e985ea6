import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseQuery, writeQuery } from "../../core/query-string.ts";
import { demoBoxes } from "../../demo/catalogue/photo-boxes.ts";
import { check } from "./check.ts";
import type { PhotoBoxConfiguration } from "./configuration-schema.ts";
import { designerPath, readLink, recognises, writeLink } from "./link.ts";

const read = (query: string) => readLink(parseQuery(query), demoBoxes);
const notices = (query: string) => read(query).notices.map(({ field, reason }) => `${field}: ${reason}`);

const small: PhotoBoxConfiguration = {
  photoboxType: "small",
  photoboxFormat: { width: 100, height: 100 },
  photoboxQuantityMax: 24,
  paper: "simple",
  box: "cardboard",
  tileCount: 24,
};

describe("the designer link of a photo box (specification section 3)", () => {
  test("without anything is the small box for 24 prints, full", () => {
    expect(designerPath).toBe("/configurator-photobox/");
    expect(read("")).toEqual({ configuration: small, notices: [], addToCart: false });
    expect(writeQuery(writeLink(small))).toBe(
      "photoboxType=small&photoboxFormat[width]=100&photoboxFormat[height]=100&photoboxQuantityMax=24" +
        "&paper=simple&box=cardboard&tileCount=24",
    );
  });

  test("has the types small and photoprint; large and max are other names of the latter", () => {
    expect(demoBoxes.types.map(({ key }) => key)).toEqual(["small", "photoprint"]);
    const max = read("photoboxType=photoprint");
    expect(max).toMatchObject({
      configuration: { photoboxType: "photoprint", photoboxFormat: { width: 150, height: 100 }, tileCount: 100 },
      notices: [],
    });
    for (const name of ["large", "max", "MAX"]) expect(read(`photoboxType=${name}`)).toEqual(max);
  });

  test("has four papers for each of both (specification, labels, section 3)", () => {
    for (const type of ["small", "photoprint"]) {
      for (const paper of ["simple", "glossy", "matt", "hahnemuehle"]) {
        const reading = read(`photoboxType=${type}&paper=${paper}`);
        expect(reading).toMatchObject({ configuration: { photoboxType: type, paper }, notices: [] });
      }
    }
  });

  test("takes the format of prints nested or written as formats are, lying or standing", () => {
    for (const query of [
      "photoboxFormat[width]=100&photoboxFormat[height]=120",
      "photoboxFormat=100x120",
      "photoboxFormat=120x100",
    ]) {
      const reading = read(query);
      expect(reading).toMatchObject({ configuration: { photoboxFormat: { width: 100, height: 120 } }, notices: [] });
    }
  });

  test("written and read again is the same configuration, without notices", () => {
    const possible = fc.constantFrom(...demoBoxes.types).chain((type) =>
      fc.constantFrom(...type.sizes).chain(({ quantityMax }) =>
        fc.record({
          photoboxType: fc.constant(type.key),
          photoboxFormat: fc.constantFrom(...type.formats),
          photoboxQuantityMax: fc.constant(quantityMax),
          paper: fc.constantFrom(...type.papers),
          box: fc.constantFrom("cardboard", "wood"),
          tileCount: fc.integer({ min: 1, max: quantityMax }),
        }),
      ),
    );
    fc.assert(
      fc.property(possible, (configuration) => {
        const query = `${writeQuery(writeLink(configuration))}&gclid=x&s=mail&locale=fr-FR`;
        expect(read(query)).toEqual({ configuration, notices: [], addToCart: false });
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ["photoboxType=huge", ["photoboxType: box-unknown"]],
    ["photoboxType=constructor", ["photoboxType: box-unknown"]],
    ["photoboxFormat=0x100", ["photoboxFormat: format-unknown"]],
    ["photoboxFormat[width]=100", ["photoboxFormat: format-unknown"]],
    ["photoboxFormat=150x100", ["photoboxFormat: format-not-offered"]],
    ["photoboxQuantityMax=30", ["photoboxQuantityMax: box-size-unknown"]],
    ["photoboxQuantityMax=all", ["photoboxQuantityMax: quantity-unknown"]],
    ["paper=gold", ["paper: paper-unknown"]],
    ["box=tin", ["box: box-case-unknown"]],
    ["tileCount=25", ["tileCount: too-many-prints"]],
    ["photoboxQuantityMax=30&tileCount=30", ["photoboxQuantityMax: box-size-unknown", "tileCount: too-many-prints"]],
    [
      "photoboxType=huge&paper=gold&tileCount=x",
      ["tileCount: quantity-unknown", "photoboxType: box-unknown", "paper: paper-unknown"],
    ],
  ])("%s falls back and says so once", (query, expected) => {
    expect(notices(query)).toEqual(expected);
    expect(read(query).configuration).toEqual(small);
  });

  test("always leads to something that can be made, whatever it says", () => {
    const keys = fc.constantFrom(
      ...[
        "photoboxType",
        "photoboxFormat",
        "photoboxFormat[width]",
        "photoboxQuantityMax",
        "paper",
        "box",
        "tileCount",
      ],
    );
    const words = fc.constantFrom("small", "photoprint", "large", "150x100", "100", "300", "wood", "hahnemuehle");
    const pairs = fc.array(fc.tuple(keys, fc.oneof(words, fc.string({ maxLength: 9 }))), { maxLength: 8 });
    fc.assert(
      fc.property(pairs, (chosen) => {
        const query = chosen.map(([key, text]) => `${key}=${encodeURIComponent(text)}`).join("&");
        expect(check(read(query).configuration, demoBoxes)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});

test("photoboxType gives photobox, nothing else does (specification section 3)", () => {
  expect(recognises({ photoboxType: "small" })).toBe(true);
  expect(recognises({ photoboxType: "photoprint" })).toBe(true);
  for (const other of [{ photoboxType: "" }, { photoboxFormat: "100x100" }, { productType: "photoprint" }, {}])
    expect(recognises(other)).toBe(false);
});
