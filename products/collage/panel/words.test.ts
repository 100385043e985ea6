import { expect, test } from "vitest";
import { languageOf, locales } from "../../../core/locale.ts";
import { spokenTexts, toldBy, unvoiced } from "../../../core/voice.fixture.ts";
import { loadWords, wordsOf } from "./words.ts";

test.each(locales)("the panel of collages speaks %s, of the same values as in German", async (locale) => {
  await Promise.all([loadWords(locale), loadWords("de-DE")]);
  const texts = spokenTexts(wordsOf(locale));
  expect(unvoiced(texts, languageOf(locale))).toEqual([]);
  expect(toldBy(texts)).toEqual(toldBy(spokenTexts(wordsOf("de-DE"))));
});
