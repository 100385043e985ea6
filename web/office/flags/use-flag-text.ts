import { languageOf } from "../../../core/locale.ts";
import { isSwissSpelling, swissSpelling } from "../../../core/swiss-spelling.ts";
import { useLocale } from "../../words/context.tsx";
import { type FlagWords, flagsDe } from "./words.de.ts";
import { flagsEn } from "./words.en.ts";

const swiss = swissSpelling(flagsDe);

/** The words of this room; loaded with it and with no other. */
export function useFlagText(): FlagWords {
  const locale = useLocale();
  if (languageOf(locale) === "en") return flagsEn;
  return isSwissSpelling(locale) ? swiss : flagsDe;
}
