import { frenchSpacing } from "../core/french-spacing.ts";
import { type Language, type Locale, languageOf } from "../core/locale.ts";
import { isSwissSpelling, swissSpelling } from "../core/swiss-spelling.ts";

type Load<Words> = () => Promise<Words>;

/** The words of a kind's panel in each locale; what the catalogue names comes from the label vocabulary. */
export interface PanelWordsStore<Words> {
  /** Loads the words of a locale; nothing else of the panel works before. */
  loadWords(locale: Locale): Promise<void>;
  wordsOf(locale: Locale): Words;
}

/**
 * @param ofLanguage each a lazy chunk, so that a browser loads those of its page only
 * @param american where they differ from the British ones
 */
export function createPanelWords<Words>(
  ofLanguage: Readonly<Record<Language, Load<Words>>>,
  american: Load<Words> = ofLanguage.en,
): PanelWordsStore<Words> {
  const loaded = new Map<Locale, Words>();
  const load = async (locale: Locale): Promise<Words> => {
    if (locale === "en-US") return american();
    const language = languageOf(locale);
    const words = await ofLanguage[language]();
    if (language === "fr") return frenchSpacing(words);
    return isSwissSpelling(locale) ? swissSpelling(words) : words;
  };
  return {
    async loadWords(locale) {
      if (!loaded.has(locale)) loaded.set(locale, await load(locale));
    },
    wordsOf(locale) {
      const words = loaded.get(locale);
      if (!words) throw new Error(`the panel's words in ${locale} are not loaded`);
      return words;
    },
  };
}
