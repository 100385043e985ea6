import { textsByLanguage } from "../../texts-by-language.ts";
import { type TokenWords, tokensDe } from "./words.de.ts";
import { tokensEn } from "./words.en.ts";
import { tokensEs } from "./words.es.ts";
import { tokensFr } from "./words.fr.ts";
import { tokensIt } from "./words.it.ts";
import { tokensNl } from "./words.nl.ts";

export type { TokenWords };

export const tokenWords = textsByLanguage<TokenWords>({
  de: tokensDe,
  en: tokensEn,
  es: tokensEs,
  fr: tokensFr,
  it: tokensIt,
  nl: tokensNl,
});
