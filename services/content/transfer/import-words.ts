import { z } from "zod";
import { wordsOfLocales } from "../../../core/compile-words.ts";
import { type Language, type Locale, languageOf } from "../../../core/locale.ts";
import { type ContentProblem, mostBytes } from "../management/story-input.ts";
import { mostLevels } from "../walk.ts";
import de from "./words/de.json" with { type: "json" };
import en from "./words/en.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };
import it from "./words/it.json" with { type: "json" };
import nl from "./words/nl.json" with { type: "json" };
import type { Words } from "./words/words.generated.ts";

/** Messages of an import, in one language. */
export interface ImportWords extends Words {
  /** Messages for values; null: those of the schema. */
  readonly values: z.core.$ZodErrorMap | null;
}

const textsOf = wordsOfLocales<Words>("services/content/transfer/words", { de, en, es, fr, it, nl });

const values: Readonly<Record<Language, z.core.$ZodErrorMap | null>> = {
  de: z.locales.de().localeError,
  en: null,
  es: z.locales.es().localeError,
  fr: z.locales.fr().localeError,
  it: z.locales.it().localeError,
  nl: z.locales.nl().localeError,
};

/** What an import says, to operators in their language, to the terminal in English. */
export const importWords = (locale: Locale): ImportWords => ({
  ...textsOf(locale),
  values: values[languageOf(locale)],
});

/** What our own schemas say. */
const saidBySchemas: Readonly<Record<string, keyof Words["said"]>> = {
  "is no known type of field": "unknown-type",
  "may have letters, digits, hyphen, underscore and dot, and begins with a letter or digit": "name",
  "is of another format than this version reads": "format",
};

/** What a schema says. */
export function saidText({ said }: ImportWords, message: string): string {
  const known = saidBySchemas[message];
  return known === undefined ? message : said[known];
}

/** A line as it is called: `component teaser`. */
export function thingText(words: ImportWords, kind: string, name: string): string {
  const kinds: Readonly<Record<string, string>> = words.kinds;
  return `${kinds[kind] ?? kind} ${name}`;
}

/** Why contents cannot be stored. */
export function contentText({ kind }: ContentProblem, { content }: ImportWords): string {
  if (kind === "no-component") return content["no-component"];
  return kind === "too-deep" ? content["too-deep"]({ most: mostLevels }) : content["too-large"]({ most: mostBytes });
}

/** A contradiction between lines. */
export const betweenText = (problem: keyof Words["between"], other: string, { between }: ImportWords): string =>
  problem === "datasource" ? between.datasource({ name: other }) : between[problem];
