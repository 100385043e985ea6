import type { Texts } from "../../core/texts.ts";
import { type ConfirmationWords, de } from "./confirmation-words.de.ts";
import { en, enUS } from "./confirmation-words.en.ts";
import { es } from "./confirmation-words.es.ts";
import { fr } from "./confirmation-words.fr.ts";
import { it } from "./confirmation-words.it.ts";
import { nl } from "./confirmation-words.nl.ts";

export const confirmationWords: Texts<ConfirmationWords> = { de, en, "en-US": enUS, es, fr, it, nl };
