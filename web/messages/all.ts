import { type Locale, languageOf } from "../../core/locale.ts";
import { isSwissSpelling } from "../../core/swiss-spelling.ts";
import { de, type Messages } from "./de.ts";
import { deCH } from "./de-ch.ts";
import { en } from "./en.ts";
import { enUS } from "./en-us.ts";

/** The messages of a locale on the server, where all are loaded. Languages without texts of their own show German. */
export function messagesOf(locale: Locale): Messages {
  if (locale === "en-US") return enUS;
  if (languageOf(locale) === "en") return en;
  if (isSwissSpelling(locale)) return deCH;
  return de;
}
