import { type Language, type Locale, languageOf } from "../core/locale.ts";
import { wordsIn } from "../core/words.ts";

/** Loads a module of words that the build compiled. */
type Load = () => Promise<{ readonly default: unknown }>;

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
  ofLanguage: Readonly<Record<Language, Load>>,
  american: Load = ofLanguage.en,
): PanelWordsStore<Words> {
  const loaded = new Map<Locale, Words>();
  const load = (locale: Locale) => (locale === "en-US" ? american() : ofLanguage[languageOf(locale)]());
  return {
    async loadWords(locale) {
      if (!loaded.has(locale)) loaded.set(locale, wordsIn((await load(locale)).default, locale));
    },
    wordsOf(locale) {
      const words = loaded.get(locale);
      if (!words) throw new Error(`the panel's words in ${locale} are not loaded`);
      return words;
    },
  };
}
