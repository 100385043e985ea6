import type { Vocabulary } from "../../core/labels.ts";
import { de } from "./words/de.ts";
import { en } from "./words/en.ts";

/**
 * What preflight says, for `translator` in `core/labels.ts`: the label is `{ key: entry.message, params: entry.params }`.
 * For operators; locales without words of their own find theirs by the fallback chain.
 */
export const preflightWords: Vocabulary = { "de-DE": keyed(de), "en-GB": keyed(en) };

function keyed(words: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [`preflight.${key}`, text]));
}
