import { type Language, type Locale, languageOf } from "../../core/locale.ts";
import { isSwissSpelling } from "../../core/swiss-spelling.ts";
import type { Messages } from "./de.ts";

const ofLanguage: Readonly<Record<Language, () => Promise<Messages>>> = {
  de: async () => (await import("./de.ts")).de,
  en: async () => (await import("./en.ts")).en,
  es: async () => (await import("./es.ts")).es,
  fr: async () => (await import("./fr.ts")).fr,
  it: async () => (await import("./it.ts")).it,
  nl: async () => (await import("./nl.ts")).nl,
};

/** Loads the messages of one locale in the browser, as a chunk of its own. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  if (locale === "en-US") return (await import("./en-us.ts")).enUS;
  if (isSwissSpelling(locale)) return (await import("./de-ch.ts")).deCH;
  return ofLanguage[languageOf(locale)]();
}
