import { languageOf } from "../../../../core/locale.ts";
import { isSwissSpelling, swissSpelling } from "../../../../core/swiss-spelling.ts";
import { useLocale } from "../../../words/context.tsx";
import type { Fault } from "./faults.ts";
import { formsDe } from "./words.de.ts";
import { formsEn } from "./words.en.ts";

export type FormsText = typeof formsDe;
const swiss = swissSpelling(formsDe);

/** The words of forms; loaded with them alone. */
export function useFormsText(): FormsText {
  const locale = useLocale();
  if (languageOf(locale) === "en") return formsEn;
  return isSwissSpelling(locale) ? swiss : formsDe;
}

/** What is wrong, in a sentence. */
export const faultText = (fault: Fault, t: FormsText): string =>
  (t.faults[fault.kind] as (one: Fault) => string)(fault);
