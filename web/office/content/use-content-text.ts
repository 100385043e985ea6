import { type Locale, languageOf } from "../../../core/locale.ts";
import { isSwissSpelling, swissSpelling } from "../../../core/swiss-spelling.ts";
import { useLocale } from "../../words/context.tsx";
import { contentDe } from "./words.de.ts";
import { contentEn } from "./words.en.ts";

export type ContentText = typeof contentDe;
const swiss = swissSpelling(contentDe);

/** The words of this room; loaded with it and with no other. */
export function useContentText(): ContentText {
  const locale: Locale = useLocale();
  if (languageOf(locale) === "en") return contentEn;
  return isSwissSpelling(locale) ? swiss : contentDe;
}
