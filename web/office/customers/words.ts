import { useLocale } from "../../words/context.tsx";
import { textsByLanguage } from "../texts-by-language.ts";
import { type CustomerWords, customersDe } from "./words.de.ts";
import { customersEn } from "./words.en.ts";
import { customersEs } from "./words.es.ts";
import { customersFr } from "./words.fr.ts";
import { customersIt } from "./words.it.ts";
import { customersNl } from "./words.nl.ts";

const textsOf = textsByLanguage<CustomerWords>({
  de: customersDe,
  en: customersEn,
  es: customersEs,
  fr: customersFr,
  it: customersIt,
  nl: customersNl,
});

/** The words of this room; loaded with it and with no other. */
export const useCustomersText = (): CustomerWords => textsOf(useLocale());
