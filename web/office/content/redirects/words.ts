import { textsByLanguage } from "../../texts-by-language.ts";
import { type RedirectWords, redirectsDe } from "./words.de.ts";
import { redirectsEn } from "./words.en.ts";
import { redirectsEs } from "./words.es.ts";
import { redirectsFr } from "./words.fr.ts";
import { redirectsIt } from "./words.it.ts";
import { redirectsNl } from "./words.nl.ts";

export const redirectWords = textsByLanguage<RedirectWords>({
  de: redirectsDe,
  en: redirectsEn,
  es: redirectsEs,
  fr: redirectsFr,
  it: redirectsIt,
  nl: redirectsNl,
});
