import type { Language } from "../../../core/locale.ts";
import { de } from "./refusal-words.de.ts";
import { en, type RefusalWords } from "./refusal-words.en.ts";
import { es } from "./refusal-words.es.ts";
import { fr } from "./refusal-words.fr.ts";
import { it } from "./refusal-words.it.ts";
import { nl } from "./refusal-words.nl.ts";

export const refusalWords: Readonly<Record<Language, RefusalWords>> = { de, en, es, fr, it, nl };
