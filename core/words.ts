import formatMessage, { type CompiledMessage } from "icu-minify/format";
import { byLocale } from "./by-locale.ts";
import { icuOptions } from "./icu-options.ts";
import { type Language, type Locale, languageOf } from "./locale.ts";
import { spelled } from "./texts.ts";

/** A compiled message with arguments, as `core/compile-words.ts` writes it; plain texts stay strings. */
export interface CompiledWords {
  readonly "": CompiledMessage;
}

export const isCompiled = (value: object): value is CompiledWords => "" in value;

const options = icuOptions(String);

/**
 * Words of a folder, ready to be used: texts, and functions of named values where a message has arguments. Types come
 * from the folder's `words.generated.ts`.
 *
 * @param compiled from `compileWords`, which the build applies to every file of words
 */
export function wordsIn<Words>(compiled: unknown, locale: Locale): Words {
  const language = languageOf(locale);
  const read = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map(read);
    if (isCompiled(value))
      return (values: Readonly<Record<string, string | number>>) => formatMessage(value[""], language, values, options);
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, read(inner)]));
  };
  return spelled(read(compiled) as Words, locale);
}

/**
 * Words that are loaded in all languages at once, as the office's are.
 *
 * @param compiled of each language, from its file of JSON
 */
export const wordsByLocale = <Words>(compiled: Readonly<Record<Language, unknown>>): ((locale: Locale) => Words) =>
  byLocale((locale) => wordsIn<Words>(compiled[languageOf(locale)], locale));
