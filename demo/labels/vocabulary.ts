import type { Locale } from "../../core/locale.ts";
import { compileVocabulary } from "../../core/message.ts";
import german from "./de-DE.json" with { type: "json" };
import english from "./en-GB.json" with { type: "json" };
import american from "./en-US.json" with { type: "json" };
import spanish from "./es-ES.json" with { type: "json" };
import french from "./fr-FR.json" with { type: "json" };
import italian from "./it-IT.json" with { type: "json" };
import dutch from "./nl-NL.json" with { type: "json" };

/** The demo shop's words as they are written; en-US holds only what it says differently from en-GB. */
export const demoSources: Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>> = {
  "de-DE": german,
  "en-GB": english,
  "en-US": american,
  "es-ES": spanish,
  "fr-FR": french,
  "it-IT": italian,
  "nl-NL": dutch,
};

/** The same, ready for `translator`. */
export const demoVocabulary = compileVocabulary(demoSources);
