import { useLocale } from "../../words/context.tsx";
import { textsByLanguage } from "../texts-by-language.ts";
import { type AccessWords, accessDe } from "./access-words.de.ts";
import { accessEn } from "./access-words.en.ts";
import { accessEs } from "./access-words.es.ts";
import { accessFr } from "./access-words.fr.ts";
import { accessIt } from "./access-words.it.ts";
import { accessNl } from "./access-words.nl.ts";

const textsOf = textsByLanguage<AccessWords>({
  de: accessDe,
  en: accessEn,
  es: accessEs,
  fr: accessFr,
  it: accessIt,
  nl: accessNl,
});

/** Words of an operator's own access, at the door and in its room. */
export const useAccessText = (): AccessWords => textsOf(useLocale());
