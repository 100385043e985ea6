import { type Locale, languageOf } from "../../core/locale.ts";
import { isSwissSpelling, swissSpelling } from "../../core/swiss-spelling.ts";
import { useLocale } from "../words/context.tsx";
import { de, type OfficeMessages } from "./messages.de.ts";
import { en } from "./messages.en.ts";

const deCH = swissSpelling(de);

/** The office's texts: German and English, loaded with the office's screens so that no visitor of the shop loads them. */
export function officeMessagesOf(locale: Locale): OfficeMessages {
  if (languageOf(locale) === "en") return en;
  return isSwissSpelling(locale) ? deCH : de;
}

export const useOfficeMessages = (): OfficeMessages => officeMessagesOf(useLocale());
