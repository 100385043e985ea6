import { type Locale, languageOf } from "./locale.ts";

/**
 * A name from the catalogue as it is written within a sentence where nouns are not capitalised: `Papier Hahnemühle` ->
 * `papier Hahnemühle`. Brands and abbreviations keep their capitals: `Alu-Dibond`, `PVC Forex`.
 */
export const inSentence = (name: string): string =>
  name.replace(/^\p{Lu}(?=\p{Ll}+(?:\s|,|$))/u, (letter) => letter.toLowerCase());

/** The name within a sentence of the locale's language: German nouns keep their capitals. */
export const nameInSentence = (name: string, locale: Locale): string =>
  languageOf(locale) === "de" ? name : inSentence(name);
