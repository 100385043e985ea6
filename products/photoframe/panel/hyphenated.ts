import { type Locale, languageOf } from "../../../core/locale.ts";

/** Soft hyphens at the joints of long words: not every browser has a German hyphenation dictionary. */
export const hyphenated = (text: string, locale: Locale): string =>
  languageOf(locale) === "de" ? text.replace(/(?<=\p{Ll})(?=fugen|rahmen)/gu, "\u00ad") : text;
