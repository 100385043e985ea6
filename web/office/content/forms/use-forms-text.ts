import { useLocale } from "../../../words/context.tsx";
import { textsByLanguage } from "../../texts-by-language.ts";
import type { Fault } from "./faults.ts";
import { formsDe } from "./words.de.ts";
import { formsEn } from "./words.en.ts";
import { formsEs } from "./words.es.ts";
import { formsFr } from "./words.fr.ts";
import { formsIt } from "./words.it.ts";
import { formsNl } from "./words.nl.ts";

export type FormsText = typeof formsDe;

const textsOf = textsByLanguage<FormsText>({
  de: formsDe,
  en: formsEn,
  es: formsEs,
  fr: formsFr,
  it: formsIt,
  nl: formsNl,
});

/** The words of forms; loaded with them alone. */
export const useFormsText = (): FormsText => textsOf(useLocale());

/** What is wrong, in a sentence. */
export const faultText = (fault: Fault, t: FormsText): string =>
  (t.faults[fault.kind] as (one: Fault) => string)(fault);
