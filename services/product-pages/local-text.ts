import { defaultLocale, fallbackChain, type Locale } from "../../core/locale.ts";
import { isSwissSpelling, swissSpelling } from "../../core/swiss-spelling.ts";
import type { LocalText } from "./page-data.ts";

export type Localise = (texts: LocalText) => string;

/** Picks the text of a locale: its own, that of its fallbacks, at last the default locale's. */
export function localiser(locale: Locale): Localise {
  const chain = [...fallbackChain(locale), defaultLocale];
  return (texts) => {
    const text = chain.map((one) => texts[one]).find((one) => one !== undefined) ?? "";
    return isSwissSpelling(locale) ? swissSpelling(text) : text;
  };
}
