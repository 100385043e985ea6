import { useLocale } from "../../../words/context.tsx";
import { textsByLanguage } from "../../texts-by-language.ts";
import { editorDe } from "./words.de.ts";
import { editorEn } from "./words.en.ts";
import { editorEs } from "./words.es.ts";
import { editorFr } from "./words.fr.ts";
import { editorIt } from "./words.it.ts";
import { editorNl } from "./words.nl.ts";

export type EditorText = typeof editorDe;

const textsOf = textsByLanguage<EditorText>({
  de: editorDe,
  en: editorEn,
  es: editorEs,
  fr: editorFr,
  it: editorIt,
  nl: editorNl,
});

/** The words of the visual editor; loaded with it alone. */
export const useEditorText = (): EditorText => textsOf(useLocale());
