import { useLocale } from "../../words/context.tsx";
import { textsByLanguage } from "../texts-by-language.ts";
import { contentDe } from "./words.de.ts";
import { contentEn } from "./words.en.ts";
import { contentEs } from "./words.es.ts";
import { contentFr } from "./words.fr.ts";
import { contentIt } from "./words.it.ts";
import { contentNl } from "./words.nl.ts";

export type ContentText = typeof contentDe;

const textsOf = textsByLanguage<ContentText>({
  de: contentDe,
  en: contentEn,
  es: contentEs,
  fr: contentFr,
  it: contentIt,
  nl: contentNl,
});

/** The words of this room; loaded with it and with no other. */
export const useContentText = (): ContentText => textsOf(useLocale());
