import { byLocaleAndChanges, changedWords, changeOf } from "../core/changed-words.ts";
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
 * @param folder from the project's root: `products/card/panel/words`
 * @param ofLanguage each a lazy chunk, so that a browser loads those of its page only
 * @param american where they differ from the British ones
 */
export function createPanelWords<Words>(
  folder: string,
  ofLanguage: Readonly<Record<Language, Load>>,
  american: Load = ofLanguage.en,
): PanelWordsStore<Words> {
  const loaded = byLocaleAndChanges((): { words?: Words } => ({}));
  const shipped = async (locale: Locale) =>
    (await (locale === "en-US" ? american() : ofLanguage[languageOf(locale)]())).default;
  /** Browsers load a file that operators reworded from its own address. */
  async function load(locale: Locale): Promise<unknown> {
    const changed = changeOf(folder, locale);
    if (changed?.messages !== null) return changedWords(await shipped(locale), changed?.messages);
    const module = (await import(/* @vite-ignore */ changed.address)) as Awaited<ReturnType<Load>>;
    return module.default;
  }
  return {
    async loadWords(locale) {
      const place = loaded(locale);
      place.words ??= wordsIn(await load(locale), locale);
    },
    wordsOf(locale) {
      const { words } = loaded(locale);
      if (!words) throw new Error(`the panel's words in ${locale} are not loaded`);
      return words;
    },
  };
}
