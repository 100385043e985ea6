import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseQuery, writeQuery } from "../../core/query-string.ts";
import { demoPrints } from "../../demo/catalogue/photo-prints.ts";
import { check } from "./check.ts";
import { readLink, recognises, writeLink } from "./link.ts";

const read = (query: string) => readLink(parseQuery(query), demoPrints);
const notices = (query: string) => read(query).notices.map(({ field, reason }) => `${field}: ${reason}`);

describe("the link of photo prints", () => {
  test("without anything is 25 prints of 150x100 on plain paper", () => {
    const usual = { photoprintFormat: { width: 150, height: 100 }, paper: "simple", border: "none", quantity: 25 };
    expect(read("")).toEqual({ configuration: usual, notices: [], addToCart: false });
    expect(writeQuery(writeLink(usual))).toBe(
      "photoprintFormat[width]=150&photoprintFormat[height]=100&paper=simple&border=none&quantity=25",
    );
  });

  test("reads all six print formats (specification section 9, labels), lying or standing", () => {
    for (const format of ["100x100", "100x120", "130x90", "150x100", "180x130", "300x200"]) {
      const [width = 0, height = 0] = format.split("x").map(Number);
      const reading = read(`photoprintFormat=${format}`);
      expect(reading).toMatchObject({ configuration: { photoprintFormat: { width, height } }, notices: [] });
      expect(read(`photoprintFormat[width]=${height}&photoprintFormat[height]=${width}`)).toEqual(reading);
    }
  });

  test("written and read again is the same configuration, without notices", () => {
    const possible = fc.record({
      photoprintFormat: fc.constantFrom(...demoPrints.formats.map(({ size }) => size)),
      paper: fc.constantFrom(...demoPrints.papers.map(({ key }) => key)),
      border: fc.constantFrom(...demoPrints.borders.map(({ key }) => key)),
      quantity: fc.integer({ min: 1, max: 2000 }),
    });
    fc.assert(
      fc.property(possible, (configuration) => {
        const query = `${writeQuery(writeLink(configuration))}&gclid=x&s=mail&locale=fr-FR&tileCount=4`;
        expect(read(query)).toEqual({ configuration, notices: [], addToCart: false });
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ["photoprintFormat=01x20", "photoprintFormat: format-unknown"],
    ["photoprintFormat[]=150x100", "photoprintFormat: format-unknown"],
    ["photoprintFormat=140x100", "photoprintFormat: format-not-offered"],
    ["paper=gold", "paper: paper-unknown"],
    ["border=wide", "border: border-unknown"],
    ["quantity=0", "quantity: quantity-unknown"],
    ["quantity=-1", "quantity: quantity-unknown"],
    ["quantity=1e3", "quantity: quantity-unknown"],
    ["quantity=2001", "quantity: too-many-prints"],
  ])("%s falls back and says so once", (query, notice) => {
    expect(notices(query)).toEqual([notice]);
    expect(check(read(query).configuration, demoPrints)).toEqual([]);
  });

  test("asks for as many as can be had where it asks for more", () => {
    expect(read("quantity=5000").configuration.quantity).toBe(2000);
  });

  test("always leads to something that can be made, whatever it says", () => {
    const keys = fc.constantFrom("photoprintFormat", "photoprintFormat[width]", "paper", "border", "quantity");
    const pairs = fc.array(fc.tuple(keys, fc.oneof(fc.string({ maxLength: 9 }), fc.constantFrom("150x100", "7"))));
    fc.assert(
      fc.property(pairs, (chosen) => {
        const query = chosen.map(([key, text]) => `${key}=${encodeURIComponent(text)}`).join("&");
        expect(check(read(query).configuration, demoPrints)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});

test("is recognised by its format or by the product type a link names, and by nothing of other kinds", () => {
  expect(recognises({ productType: "photoprint" })).toBe(true);
  expect(recognises(read("").configuration)).toBe(true);
  for (const other of [{ productType: "photobox" }, { photoboxType: "photoprint" }, { paper: "matt" }, {}])
    expect(recognises(other)).toBe(false);
});
