import { expect, test } from "vitest";
import { languageOf, locales } from "../../../core/locale.ts";
import { spokenTexts, toldBy, unvoiced } from "../../../core/voice.fixture.ts";
import { de } from "./words.de.ts";
import { loadWords, wordsOf } from "./words.ts";

test("long German names of frames break at their joints, and nowhere else", async () => {
  await Promise.all([loadWords("de-DE"), loadWords("en-US")]);
  const { hyphenated } = wordsOf("de-DE");
  expect(hyphenated("Schattenfugenrahmen für Leinwand")).toBe("Schatten\u00adfugen\u00adrahmen für Leinwand");
  expect(hyphenated("Rahmen, Eiche natur")).toBe("Rahmen, Eiche natur");
  expect(wordsOf("en-US").hyphenated("Floater frame")).toBe("Floater frame");
});

test.each(locales)("the panel speaks %s, of the same values as in German", async (locale) => {
  await loadWords(locale);
  const texts = spokenTexts(wordsOf(locale));
  expect(unvoiced(texts, languageOf(locale))).toEqual([]);
  // Inches are told of millimetres, and breaks within words are German.
  const told = (all: typeof texts) =>
    toldBy(all.filter(({ path }) => path !== ".millimetres" && path !== ".hyphenated"));
  expect(told(texts)).toEqual(told(spokenTexts(de)));
});

test("words that were not loaded are a fault of the program", () => {
  expect(() => wordsOf("xx-XX" as never)).toThrow("not loaded");
});
