import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { readRanges, writeRanges, writes } from "./coverage.ts";
import { type FontLibrary, noFonts } from "./font.ts";
import { createFontStore } from "./font-store.ts";

describe("ranges of letters", () => {
  test("are written in hexadecimal", () =>
    expect(writeRanges([0x41, 0x20, 0x21, 0x42, 0x1f600])).toBe("20-21,41-42,1f600"));

  test("hold what was written into them", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 300 }), { minLength: 1 }), (list) => {
        const { covers } = readRanges(writeRanges(list));
        for (let codePoint = 0; codePoint <= 301; codePoint += 1)
          expect(covers(codePoint)).toBe(list.includes(codePoint));
      }),
    );
  });
});

describe("a font writes", () => {
  const latin = readRanges(writeRanges([..." abeou\u00e9\u0301\u2010"].map((sign) => sign.codePointAt(0) ?? 0)));

  test.each([
    ["e\u0301", "its composed sign"],
    ["\u00f3", "a letter and its mark, where it has no composed one"],
    ["\u00a0", "a space that does not break as a space"],
    ["\u2009", "a thin space as a space"],
    ["\u2011", "a hyphen that does not break as a hyphen"],
    ["\u00ad", "nothing for a soft hyphen"],
    ["a\ufe0f", "nothing for a variation selector"],
  ])("%j: %s", (letter) => expect(writes(latin, letter)).toBe(true));

  test.each(["c", "\u00e7", "e\u0302", "\u03b1", "🌊"])("%j not", (letter) =>
    expect(writes(latin, letter)).toBe(false),
  );
});

describe("what the catalogue says of a font and what the shaper finds in it agree", () => {
  let fonts: FontLibrary = noFonts;
  const keys = ["instrument-sans-regular", "newsreader-display-regular", "caveat-regular", "noto-serif-regular"];
  beforeAll(async () => {
    fonts = await createFontStore(({ url }) => readFile(url)).ofKeys(keys);
  });

  test.each(keys)("for each letter up to the symbols: %s", (key) => {
    for (const face of fonts.chain(key))
      for (let codePoint = 0xa0; codePoint < 0x2800; codePoint += 1) {
        const letter = String.fromCodePoint(codePoint);
        const found = face.shape(letter, 0, letter.length).every(({ id }) => id !== 0);
        if (found !== writes(face, letter)) expect.fail(`${face.key} ${codePoint.toString(16)}: found ${found}`);
      }
  });
});
