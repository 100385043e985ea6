import { type Language, type Locale, languageOf } from "../../core/locale.ts";
import { isSwissSpelling } from "../../core/swiss-spelling.ts";
import { de, type Messages } from "./de.ts";
import { deCH } from "./de-ch.ts";
import { en } from "./en.ts";
import { enUS } from "./en-us.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";

const ofLanguage: Readonly<Record<Language, Messages>> = { de, en, es, fr, it, nl };

/** The messages of a locale on the server, where all are loaded. */
export function messagesOf(locale: Locale): Messages {
  if (locale === "en-US") return enUS;
  return isSwissSpelling(locale) ? deCH : ofLanguage[languageOf(locale)];
}
