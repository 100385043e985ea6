import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { loadFonts } from "../../design/text/load-fonts.ts";
import { printedText, signsNotPrinted } from "./printed-signs.ts";

test("signs the printed sheet cannot show are named once each, and all others are shown", () => {
  expect(signsNotPrinted("Alles Gute 🎂🎂 von Мa 👩‍👩‍👧!")).toEqual(["🎂", "М", "👩‍👩‍👧"]);
  expect(signsNotPrinted("Für Zoë & Łukasz – „Glück“ … 50 €\nÀ bientôt")).toEqual([]);
});

test.each([
  ["Alles Gute 🎂 zum Geburtstag", "Alles Gute zum Geburtstag"],
  ["Alles Gute 🎂 🎉!", "Alles Gute!"],
  ["🎂 Otto 🎂", "Otto"],
  ["Hallo 🎂\n🎉 Otto", "Hallo\nOtto"],
  ["zwei  Leerzeichen", "zwei  Leerzeichen"],
  ["🎂", ""],
])("%j is printed as %j: no hole is left", (text, printed) => {
  expect(printedText(text)).toBe(printed);
});

test("every sign that is printed is in the fonts of the sheet", async () => {
  const keys = ["instrument-sans-regular", "instrument-sans-semibold"];
  const fonts = await loadFonts(keys, ({ url }) => readFile(url));
  const signs = Array.from({ length: 0x2200 - 0x20 }, (_, index) => String.fromCodePoint(index + 0x20)).filter(
    (sign) => signsNotPrinted(sign).length === 0,
  );
  expect(signs.length).toBeGreaterThan(300);
  for (const key of keys) {
    const face = fonts.get(key);
    expect(signs.filter((sign) => !face || face.shape(sign, 0, sign.length).some(({ id }) => id === 0))).toEqual([]);
  }
});
