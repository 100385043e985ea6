import { byLocaleAndChanges, changedWords, changeOf } from "../../core/changed-words.ts";
import { type Language, type Locale, languageOf } from "../../core/locale.ts";
import { wordsIn } from "../../core/words.ts";

/** Words of a folder by language, compiled by the build; American ones where it has any. */
type Compiled = Readonly<Record<Language, unknown>> & { readonly "en-US"?: unknown };

/**
 * The words of a folder for documents, which the server renders: in all languages, with what operators reworded. An
 * island is given the words of its language by the document.
 *
 * @param folder from the project's root: `web/content/blocks/voucher/words`
 */
export const wordsOfFolder = <Words>(folder: string, compiled: Compiled): ((locale: Locale) => Words) =>
  byLocaleAndChanges((locale) => {
    const american = locale === "en-US" ? compiled["en-US"] : undefined;
    const shipped = american ?? compiled[languageOf(locale)];
    return wordsIn<Words>(changedWords(shipped, changeOf(folder, locale)?.messages), locale);
  });
