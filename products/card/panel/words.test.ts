import { expect, test } from "vitest";
import { languageOf, locales } from "../../../core/locale.ts";
import { spokenTexts, toldBy, unvoiced } from "../../../core/voice.fixture.ts";
import { loadWords, wordsOf } from "./words.ts";

test.each(locales)("the panel speaks %s, of the same values as in German", async (locale) => {
  await Promise.all([loadWords(locale), loadWords("de-DE")]);
  const texts = spokenTexts(wordsOf(locale));
  expect(unvoiced(texts, languageOf(locale))).toEqual([]);
  expect(toldBy(texts)).toEqual(toldBy(spokenTexts(wordsOf("de-DE"))));
});

test("words that were not loaded are a fault of the program", () => {
  expect(() => wordsOf("xx-XX" as never)).toThrow("not loaded");
});
