import { expect, test } from "vitest";
import { languageOf, locales } from "../../../core/locale.ts";
import { spokenTexts, toldBy, unvoiced } from "../../../core/voice.fixture.ts";
import { hyphenated } from "./hyphenated.ts";
import { loadWords, wordsOf } from "./words.ts";

test("long German names of frames break at their joints, and nowhere else", () => {
  expect(hyphenated("Schattenfugenrahmen für Leinwand", "de-DE")).toBe("Schatten\u00adfugen\u00adrahmen für Leinwand");
  expect(hyphenated("Rahmen, Eiche natur", "de-DE")).toBe("Rahmen, Eiche natur");
  expect(hyphenated("Floater frame", "en-US")).toBe("Floater frame");
});

test.each(locales)("the panel speaks %s, of the same values as in German", async (locale) => {
  await Promise.all([loadWords(locale), loadWords("de-DE")]);
  const texts = spokenTexts(wordsOf(locale));
  expect(unvoiced(texts, languageOf(locale))).toEqual([]);
  expect(toldBy(texts)).toEqual(toldBy(spokenTexts(wordsOf("de-DE"))));
});

test("words that were not loaded are a fault of the program", () => {
  expect(() => wordsOf("xx-XX" as never)).toThrow("not loaded");
});
