import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { catalogueFonts } from "./font-catalogue.ts";
import { fontGroups } from "./font-families.ts";
import { createFontStore } from "./font-store.ts";

const offered = catalogueFonts.filter(({ group }) => group !== null);

describe("the catalogue of fonts", () => {
  test("offers 24 families in five groups", () => {
    const families = (group: string) =>
      new Set(offered.flatMap((font) => (font.group === group ? [font.family] : []))).size;
    expect(fontGroups.map((group) => [group, families(group)])).toEqual([
      ["classic", 6],
      ["flowing", 6],
      ["calm", 4],
      ["strong", 4],
      ["handwriting", 4],
    ]);
  });

  test("names each font once", () => {
    const keys = catalogueFonts.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBe(48);
  });

  test("has free licences only", () => {
    expect(catalogueFonts.flatMap(({ key, licence }) => (licence === "OFL-1.1" ? [] : [[key, licence]]))).toEqual([
      ["homemade-apple-regular", "Apache-2.0"],
    ]);
  });

  test("keeps the six oldest fonts, on whose files orders depend", () => {
    expect(catalogueFonts.slice(0, 6).map(({ key, links }) => [key, links[0]?.hash.slice(0, 12)])).toEqual([
      ["instrument-sans-regular", "a22cb26e48fd"],
      ["instrument-sans-semibold", "cb2231708f82"],
      ["bricolage-grotesque-regular", "972a6d098c98"],
      ["bricolage-grotesque-semibold", "98b4cb4282c4"],
      ["newsreader-display-regular", "0fa2ac14cb76"],
      ["newsreader-display-italic", "1741d063d1ac"],
    ]);
  });
});

describe("with the fonts behind it every font writes", () => {
  // Dutch writes i and j: the one sign for both is in Unicode for old data only.
  const texts = [
    ["the shop's languages", "ÄÖÜäöüßéèêëàâçîïôûùœæñáíóúìòijåøæčšžřůłąęőű€£„“”‘’«»–—…·×"],
    ["Greek", "Καλημέρα, Θεσσαλονίκη ἀρχή"],
    ["Cyrillic", "Доброго ранку, Љубљана"],
    ["signs of cards and calendars", "★☆♥♡♪♫☀☁☂☎✓✗✂✈❄❤→←↑↓↔½¼№°©®™†‡§¶∞≈≠≤≥√"],
  ] as const;

  test.each(texts)("%s", async (_, text) => {
    const store = createFontStore(({ url }) => readFile(url));
    const fonts = await store.ofTexts(offered.map(({ key }) => ({ font: key, text })));
    const missing = offered.flatMap(({ key }) =>
      [...text].filter((sign) => fonts.chain(key).every(({ covers }) => !covers(sign.codePointAt(0) ?? 0))),
    );
    expect(missing).toEqual([]);
  });
});
