import { expect, test } from "vitest";
import { languageOf, locales } from "../../../core/locale.ts";
import { spokenTexts, toldBy, unvoiced } from "../../../core/voice.fixture.ts";
import { de } from "./words.de.ts";
import { loadWords, wordsOf } from "./words.ts";

test.each(locales)("the panel of collages speaks %s, of the same values as in German", async (locale) => {
  await loadWords(locale);
  const texts = spokenTexts(wordsOf(locale));
  expect(unvoiced(texts, languageOf(locale))).toEqual([]);
  // Inches are told of millimetres.
  const told = (all: typeof texts) => toldBy(all.filter(({ path }) => path !== ".millimetres"));
  expect(told(texts)).toEqual(told(spokenTexts(de)));
});
