import compile from "icu-minify/compile";
import { byLocaleAndChanges, changedWords, changeOf } from "./changed-words.ts";
import { type Locale, languageOf } from "./locale.ts";
import { isCompiled, wordsIn } from "./words.ts";

/** The words of a folder by language, as its files of JSON contain them; American ones only where they differ. */
export interface WordSources {
  readonly de: unknown;
  readonly en: unknown;
  readonly "en-US"?: unknown;
  readonly es: unknown;
  readonly fr: unknown;
  readonly it: unknown;
  readonly nl: unknown;
}

/**
 * Compiles the messages of a file of words: what has arguments becomes a tree that browsers format without a parser.
 * Compiled ones stay.
 *
 * @throws for a malformed message, which `scripts/generate-words.ts` refuses with its file and key
 */
export function compileWords(source: unknown): unknown {
  if (typeof source === "string") {
    const message = compile(source);
    return typeof message === "string" ? message : { "": message };
  }
  if (Array.isArray(source)) return source.map(compileWords);
  if (typeof source !== "object" || source === null || isCompiled(source)) return source;
  return Object.fromEntries(Object.entries(source).map(([key, value]) => [key, compileWords(value)]));
}

/** The source of a locale's words: its language's, with the American changes in the United States. */
export const sourceOfLocale = (sources: WordSources, locale: Locale): unknown =>
  locale === "en-US" ? changedWords(sources.en, sources["en-US"]) : sources[languageOf(locale)];

/**
 * The words of a folder in each locale, compiled when first used, with what operators reworded. Server only: contains
 * the parser.
 *
 * @param folder from the project's root: `services/mail/words/receipt`
 */
export const wordsOfLocales = <Words>(folder: string, sources: WordSources): ((locale: Locale) => Words) =>
  byLocaleAndChanges((locale) => {
    const shipped = compileWords(sourceOfLocale(sources, locale));
    return wordsIn<Words>(changedWords(shipped, changeOf(folder, locale)?.messages), locale);
  });
