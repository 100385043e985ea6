import { useLocale } from "../../words/context.tsx";
import { textsByLanguage } from "../texts-by-language.ts";
import { type FunnelWords, funnelDe } from "./words.de.ts";
import { funnelEn } from "./words.en.ts";
import { funnelEs } from "./words.es.ts";
import { funnelFr } from "./words.fr.ts";
import { funnelIt } from "./words.it.ts";
import { funnelNl } from "./words.nl.ts";

const textsOf = textsByLanguage<FunnelWords>({
  de: funnelDe,
  en: funnelEn,
  es: funnelEs,
  fr: funnelFr,
  it: funnelIt,
  nl: funnelNl,
});

/** The words of this room; loaded with it and with no other. */
export const useFunnelText = (): FunnelWords => textsOf(useLocale());
