import { useLocale } from "../words/context.tsx";
import { de, type OfficeMessages } from "./messages.de.ts";
import { en } from "./messages.en.ts";
import { es } from "./messages.es.ts";
import { fr } from "./messages.fr.ts";
import { it } from "./messages.it.ts";
import { nl } from "./messages.nl.ts";
import { textsByLanguage } from "./texts-by-language.ts";

/** The office's texts, loaded with the office's screens so that no visitor of the shop loads them. */
export const officeMessagesOf = textsByLanguage<OfficeMessages>({ de, en, es, fr, it, nl });

export const useOfficeMessages = (): OfficeMessages => officeMessagesOf(useLocale());
