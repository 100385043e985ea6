import type { Vocabulary } from "../../core/labels.ts";
import { de } from "./words/de.ts";
import { en } from "./words/en.ts";

/**
 * Preflight messages for `translator` in `core/labels.ts`, with the label `{ key: entry.message, params: entry.params
 * }`. For operators; other locales use the fallback chain.
 */
export const preflightWords: Vocabulary = { "de-DE": keyed(de), "en-GB": keyed(en) };

function keyed(words: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [`preflight.${key}`, text]));
}
