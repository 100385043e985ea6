import { wordsOfLocales } from "../../core/compile-words.ts";
import type { Locale } from "../../core/locale.ts";
import type { Messages } from "./messages.generated.ts";
import { parts } from "./part-sources.ts";
import { sources } from "./sources.generated.ts";

const words = parts.map((part) => [part, wordsOfLocales(sources[part])] as const);
const known = new Map<Locale, Messages>();

/** The messages of a locale on the server, where all are loaded. */
export function messagesOf(locale: Locale): Messages {
  const messages =
    known.get(locale) ?? (Object.fromEntries(words.map(([part, of]) => [part, of(locale)])) as unknown as Messages);
  known.set(locale, messages);
  return messages;
}
