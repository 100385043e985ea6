import { type Locale, languageOf } from "../../core/locale.ts";
import { isSwissSpelling } from "../../core/swiss-spelling.ts";
import type { Messages } from "./de.ts";

/** Loads the messages of one locale in the browser, as a chunk of its own. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  if (locale === "en-US") return (await import("./en-us.ts")).enUS;
  if (languageOf(locale) === "en") return (await import("./en.ts")).en;
  if (isSwissSpelling(locale)) return (await import("./de-ch.ts")).deCH;
  return (await import("./de.ts")).de;
}
