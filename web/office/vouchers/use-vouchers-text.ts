import { type Locale, languageOf } from "../../../core/locale.ts";
import { isSwissSpelling, swissSpelling } from "../../../core/swiss-spelling.ts";
import { useLocale } from "../../words/context.tsx";
import { vouchersDe } from "./messages.de.ts";
import { vouchersEn } from "./messages.en.ts";

const swiss = swissSpelling(vouchersDe);

/** The words of this room; loaded with it and with no other. */
export function useVouchersText(): typeof vouchersDe {
  const locale: Locale = useLocale();
  if (languageOf(locale) === "en") return vouchersEn;
  return isSwissSpelling(locale) ? swiss : vouchersDe;
}
