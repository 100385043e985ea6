import { useLocale } from "../../words/context.tsx";
import { textsByLanguage } from "../texts-by-language.ts";
import { type FlagWords, flagsDe } from "./words.de.ts";
import { flagsEn } from "./words.en.ts";
import { flagsEs } from "./words.es.ts";
import { flagsFr } from "./words.fr.ts";
import { flagsIt } from "./words.it.ts";
import { flagsNl } from "./words.nl.ts";

const textsOf = textsByLanguage<FlagWords>({
  de: flagsDe,
  en: flagsEn,
  es: flagsEs,
  fr: flagsFr,
  it: flagsIt,
  nl: flagsNl,
});

/** The words of this room; loaded with it and with no other. */
export const useFlagText = (): FlagWords => textsOf(useLocale());
