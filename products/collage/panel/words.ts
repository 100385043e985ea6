import { frenchSpacing } from "../../../core/french-spacing.ts";
import { type Language, type Locale, languageOf } from "../../../core/locale.ts";
import { isSwissSpelling, swissSpelling } from "../../../core/swiss-spelling.ts";
import type { de } from "./words.de.ts";

export type PanelWords = typeof de;

const ofLanguage: Readonly<Record<Language, () => Promise<PanelWords>>> = {
  de: async () => (await import("./words.de.ts")).de,
  en: async () => (await import("./words.en.ts")).en,
  es: async () => (await import("./words.es.ts")).es,
  fr: async () => frenchSpacing((await import("./words.fr.ts")).fr),
  it: async () => (await import("./words.it.ts")).it,
  nl: async () => (await import("./words.nl.ts")).nl,
};

/** A browser loads those of its page, with the panel. */
const loaded = new Map<Locale, PanelWords>();

/** Loads the panel's own words in a locale; nothing else of the panel works before. */
export async function loadWords(locale: Locale): Promise<void> {
  if (loaded.has(locale)) return;
  if (locale === "en-US") loaded.set(locale, (await import("./words.en.ts")).enUS);
  else {
    const words = await ofLanguage[languageOf(locale)]();
    loaded.set(locale, isSwissSpelling(locale) ? swissSpelling(words) : words);
  }
}

/** The panel's own words; what the catalogue names comes from the label vocabulary. */
export function wordsOf(locale: Locale): PanelWords {
  const words = loaded.get(locale);
  if (!words) throw new Error(`the panel's words in ${locale} are not loaded`);
  return words;
}
