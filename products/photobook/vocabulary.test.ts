import { expect, test } from "vitest";
import { translator } from "../../core/labels.ts";
import type { Locale } from "../../core/locale.ts";
import { parseFormat } from "../../core/measure.ts";
import { photobookRelease } from "../../demo/catalogue/photobooks.ts";
import { demoVocabulary } from "../../demo/labels/vocabulary.ts";
import { bindingLabels, bookCategories, bookTypes, formatLabel } from "./vocabulary.ts";

const speak = (locale: Locale) => translator(demoVocabulary, locale, (key) => expect.fail(key));

test("book categories are known by their numbers (chrome specification, section 3)", () => {
  expect(Object.entries(bookCategories).map(([id, key]) => `${id} ${speak("en-GB")(key)}`)).toEqual([
    "1 Wedding",
    "2 Baby",
    "3 Kids",
    "4 Love",
    "5 Cooking",
    "8 Birthday",
    "9 Travel",
    "10 Family",
    "12 Lifestyle",
    "15 Everyday",
    "16 Basic",
    "18 Year in review",
    "20 Mother's Day",
    "22 Wedding newspaper",
    ...[41, 42, 43, 44, 45].map((id) => `${id} Licensed theme`),
  ]);
});

test("book types and bindings have words (chrome specification, section 3; specification section 3, photobook)", () => {
  const german = speak("de-DE");
  expect(Object.values(bookTypes).map((key) => german(key))).toEqual([
    "Digitalfotobuch Hardcover",
    "Digitalfotobuch Softcover",
    "Echtfotobuch Premium Layflat, glänzend",
    "Echtfotobuch Premium Layflat, matt",
    "Fotoheft",
  ]);
  expect(Object.entries(bindingLabels).map(([binding, key]) => `${binding}: ${german(key)}`)).toEqual([
    "heftbindung: Klammerheftung",
    "layflat: Layflat-Bindung",
    "pur: Klebebindung",
  ]);
});

test.each([
  ["200x200", "20\u00a0×\u00a020\u00a0cm", "8x8"],
  ["300x300", "30\u00a0×\u00a030\u00a0cm", "12x12"],
  ["420x297", "A3 quer", "16.5x11.7 landscape"],
  ["210x297", "A4 hoch", "8x11 portrait"],
  ["297x210", "A4 quer", "11x8 landscape"],
  ["148x210", "A5 hoch", "6x8 portrait"],
  ["210x148", "A5 quer", "8x6 landscape"],
  ["148x105", "A6 quer", "6x4 landscape"],
  ["250x250", "25\u00a0×\u00a025\u00a0cm", "9.8\u00a0×\u00a09.8\u00a0in"],
])("%s is called %s, in the United States %s (chrome specification, section 3)", (text, german, american) => {
  const format = parseFormat(text);
  const label = { key: "fmt.size", params: { size: formatLabel(format.ok ? format.value : expect.fail(text)) } };
  expect([speak("de-DE")(label), speak("en-US")(label)]).toEqual([german, american]);
});

test("the names in inches that links may carry are the names that Americans read", () => {
  const inches = photobookRelease.formats.filter(({ inchName }) => inchName !== null);
  expect(inches.length).toBe(6);
  for (const { format, inchName } of inches) {
    const parsed = parseFormat(format);
    const label = { key: "fmt.size", params: { size: formatLabel(parsed.ok ? parsed.value : expect.fail(format)) } };
    expect(speak("en-US")(label).split(" ")[0]).toBe(inchName);
  }
});
