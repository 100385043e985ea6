import { type Locale, languageOf } from "../../../../core/locale.ts";
import { isSwissSpelling, swissSpelling } from "../../../../core/swiss-spelling.ts";
import { useLocale } from "../../../words/context.tsx";
import { editorDe } from "./words.de.ts";
import { editorEn } from "./words.en.ts";

export type EditorText = typeof editorDe;
const swiss = swissSpelling(editorDe);

/** The words of the visual editor; loaded with it alone. */
export function useEditorText(): EditorText {
  const locale: Locale = useLocale();
  if (languageOf(locale) === "en") return editorEn;
  return isSwissSpelling(locale) ? swiss : editorDe;
}
