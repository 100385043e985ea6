import { type Language, type Locale, languageOf } from "../../core/locale.ts";
import { isSwissSpelling, swissSpelling } from "../../core/swiss-spelling.ts";

/** Chooses texts by the language of a locale; German is respelled where it is written without ß. */
export function textsByLanguage<Texts>(texts: Readonly<Record<Language, Texts>>): (locale: Locale) => Texts {
  let swiss: Texts | undefined;
  return (locale) => {
    if (!isSwissSpelling(locale)) return texts[languageOf(locale)];
    swiss ??= swissSpelling(texts.de);
    return swiss;
  };
}
