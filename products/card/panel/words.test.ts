import { expect, test } from "vitest";
import { languageOf, locales } from "../../../core/locale.ts";
import { spokenTexts, toldBy, unvoiced } from "../../../core/voice.fixture.ts";
import { de } from "./words.de.ts";
import { loadWords, wordsOf } from "./words.ts";

test.each(locales)("the panel speaks %s, of the same values as in German", async (locale) => {
  await loadWords(locale);
  const texts = spokenTexts(wordsOf(locale));
  expect(unvoiced(texts, languageOf(locale))).toEqual([]);
  expect(toldBy(texts)).toEqual(toldBy(spokenTexts(de)));
});

test("words that were not loaded are a fault of the program", () => {
  expect(() => wordsOf("xx-XX" as never)).toThrow("not loaded");
});
