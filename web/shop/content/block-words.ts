import { languageOf } from "../../../core/locale.ts";
import { isSwissSpelling, swissSpelling } from "../../../core/swiss-spelling.ts";
import { useLocale } from "../../messages/context.tsx";
import { type BlockWords, de } from "./block-words.de.ts";
import { en } from "./block-words.en.ts";

const swiss = swissSpelling(de);

/** The words of blocks. They are apart from the shop's other texts, so that only pages with such blocks load them. */
export function useBlockWords(): BlockWords {
  const locale = useLocale();
  if (languageOf(locale) === "en") return en;
  return isSwissSpelling(locale) ? swiss : de;
}
