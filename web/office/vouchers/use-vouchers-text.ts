import { useLocale } from "../../words/context.tsx";
import { textsByLanguage } from "../texts-by-language.ts";
import { vouchersDe } from "./messages.de.ts";
import { vouchersEn } from "./messages.en.ts";
import { vouchersEs } from "./messages.es.ts";
import { vouchersFr } from "./messages.fr.ts";
import { vouchersIt } from "./messages.it.ts";
import { vouchersNl } from "./messages.nl.ts";

export type VouchersText = typeof vouchersDe;

const textsOf = textsByLanguage<VouchersText>({
  de: vouchersDe,
  en: vouchersEn,
  es: vouchersEs,
  fr: vouchersFr,
  it: vouchersIt,
  nl: vouchersNl,
});

/** The words of this room; loaded with it and with no other. */
export const useVouchersText = (): VouchersText => textsOf(useLocale());
