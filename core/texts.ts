import { frenchSpacing } from "./french-spacing.ts";
import { type Language, type Locale, languageOf } from "./locale.ts";
import { isSwissSpelling, swissSpelling } from "./swiss-spelling.ts";

/** Texts in each language of the shop, and American ones where words differ from Great Britain's. */
export type Texts<T> = Readonly<Record<Language, T>> & { readonly "en-US"?: T };

/** The texts of a locale, in its spelling. */
export function textsFor<T>(texts: Texts<T>, locale: Locale): T {
  if (locale === "en-US") return texts["en-US"] ?? texts.en;
  return spelled(texts[languageOf(locale)], locale);
}

/** Texts of the locale's language as its country spells and spaces them. */
export function spelled<T>(texts: T, locale: Locale): T {
  if (languageOf(locale) === "fr") return frenchSpacing(texts);
  return isSwissSpelling(locale) ? swissSpelling(texts) : texts;
}

/** The texts of a language, where no country is known. */
export const textsIn = <T>(texts: Readonly<Record<Language, T>>, language: Language): T =>
  language === "fr" ? frenchSpacing(texts.fr) : texts[language];
