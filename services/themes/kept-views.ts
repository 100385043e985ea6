import type { Translate } from "../../core/labels.ts";
import type { Language } from "../../core/locale.ts";
import { createCaches } from "../../platform/caches/cache.ts";
import type { ThemeView } from "./contract.ts";
import type { IndexedTheme, ThemeIndex } from "./theme-index.ts";

/** A language and its texts. */
interface Words {
  readonly text: Translate;
  readonly language: Language;
}

/** Reads the views of these themes, without prices, by their numbers; those that are gone are missing. */
type ReadViews = (numbers: readonly number[], words: Words) => Promise<ReadonlyMap<number, ThemeView>>;

/**
 * Themes for visitors without prices. They change only with the stock's release and the texts, so that another list
 * reads only new ones from the database.
 */
export function keptViews(read: ReadViews) {
  const viewsOf = createCaches<ThemeView>("themeViews");

  /** In the order asked for; null for one that is gone. */
  return async (
    index: ThemeIndex,
    themes: readonly IndexedTheme[],
    words: Words,
  ): Promise<readonly (ThemeView | null)[]> => {
    const views = viewsOf(words.text, index);
    const missing = themes.flatMap(({ number }) => (views.has(String(number)) ? [] : [number]));
    const found = themes.map(({ number }) => views.get(String(number)) ?? null);
    if (missing.length === 0) return found;
    const fresh = await read(missing, words);
    for (const [number, view] of fresh) views.set(String(number), view, JSON.stringify(view).length);
    return themes.map(({ number }, place) => found[place] ?? fresh.get(number) ?? null);
  };
}
