import { byLocaleAndChanges } from "../../core/changed-words.ts";
import { wordsOfLocales } from "../../core/compile-words.ts";
import type { Messages } from "./messages.generated.ts";
import { folderOfPart, parts } from "./part-sources.ts";
import { sources } from "./sources.generated.ts";

const words = parts.map((part) => [part, wordsOfLocales(folderOfPart(part), sources[part])] as const);

/** The messages of a locale on the server, where all are loaded. */
export const messagesOf = byLocaleAndChanges(
  (locale) => Object.fromEntries(words.map(([part, of]) => [part, of(locale)])) as unknown as Messages,
);
