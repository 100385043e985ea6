import type { Locale } from "./locale.ts";

const formatters = new Map<string, Intl.ListFormat>();

/** Things in a row as a sentence names them: `24, 36 und 48`, `24, 36, and 48`; `or` for a choice: `24, 36 oder 48`. */
export function listText(things: readonly string[], locale: Locale, word: "and" | "or" = "and"): string {
  const type = word === "and" ? "conjunction" : "disjunction";
  const known = formatters.get(locale + type) ?? new Intl.ListFormat(locale, { type });
  formatters.set(locale + type, known);
  return known.format(things);
}
