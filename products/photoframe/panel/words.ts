import { type Locale, languageOf } from "../../../core/locale.ts";
import { de } from "./words.de.ts";
import { en, enUS } from "./words.en.ts";

export type PanelWords = typeof de;

/** The panel's own words; what the catalogue names comes from the label vocabulary. Other languages show German for now. */
export function wordsOf(locale: Locale): PanelWords {
  if (locale === "en-US") return enUS;
  return languageOf(locale) === "en" ? en : de;
}
