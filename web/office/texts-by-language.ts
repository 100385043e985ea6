import { byLocale } from "../../core/by-locale.ts";
import type { Locale } from "../../core/locale.ts";
import { type Texts, textsFor } from "../../core/texts.ts";

/** Chooses texts by locale, in its spelling and spacing. */
export const textsByLanguage = <Room>(texts: Texts<Room>): ((locale: Locale) => Room) =>
  byLocale((locale) => textsFor(texts, locale));
