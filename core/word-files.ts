import { type Language, type Locale, languageOf, languages } from "./locale.ts";

/** Files of words in a folder: one a language, and what is American. */
export const wordFiles = [...languages, "en-US"] as const;
export type WordFile = (typeof wordFiles)[number];

export const languageOfFile = (file: WordFile): Language => file.slice(0, 2) as Language;
export const fileOfLocale = (locale: Locale): WordFile => (locale === "en-US" ? locale : languageOf(locale));

/** A folder with words: `web/words/cart`. */
export interface WordRoom {
  readonly folder: string;
  readonly texts: Readonly<Partial<Record<WordFile, unknown>>>;
  /** What translators must know of a message, by its path. */
  readonly notes: Readonly<Record<string, string>>;
}

/** Messages of a file of words by their path: `problem.line-not-found`. */
export function messagesByPath(texts: unknown, path = ""): ReadonlyMap<string, string> {
  if (typeof texts === "string") return new Map([[path, texts]]);
  if (typeof texts !== "object" || texts === null) return new Map();
  return new Map(
    Object.entries(texts).flatMap(([key, inner]) => [...messagesByPath(inner, path === "" ? key : `${path}.${key}`)]),
  );
}
