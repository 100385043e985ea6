import type { Language } from "../../../core/locale.ts";
import { de } from "./import-words.de.ts";
import { en, type ImportWords } from "./import-words.en.ts";
import { es } from "./import-words.es.ts";
import { fr } from "./import-words.fr.ts";
import { it } from "./import-words.it.ts";
import { nl } from "./import-words.nl.ts";

/** What an import says, to operators in their language, to the terminal in English. */
export const importWords: Readonly<Record<Language, ImportWords>> = { de, en, es, fr, it, nl };

/** What a schema says. */
export const saidText = ({ said }: ImportWords, message: string): string => said[message] ?? message;

/** A line as it is called: `component teaser`. */
export const thingText = ({ kinds }: ImportWords, kind: string, name: string): string =>
  `${kinds[kind] ?? kind} ${name}`;
