import { useLocale } from "../../words/context.tsx";
import { textsByLanguage } from "../texts-by-language.ts";
import { type PrintHouseWords, printHousesDe } from "./words.de.ts";
import { printHousesEn } from "./words.en.ts";
import { printHousesEs } from "./words.es.ts";
import { printHousesFr } from "./words.fr.ts";
import { printHousesIt } from "./words.it.ts";
import { printHousesNl } from "./words.nl.ts";

const textsOf = textsByLanguage<PrintHouseWords>({
  de: printHousesDe,
  en: printHousesEn,
  es: printHousesEs,
  fr: printHousesFr,
  it: printHousesIt,
  nl: printHousesNl,
});

/** The words of this room; loaded with it and with no other. */
export const usePrintHousesText = (): PrintHouseWords => textsOf(useLocale());
