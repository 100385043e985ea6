import { useLocale } from "../../words/context.tsx";
import { textsByLanguage } from "../texts-by-language.ts";
import { type LogWords, logDe } from "./words.de.ts";
import { logEn } from "./words.en.ts";
import { logEs } from "./words.es.ts";
import { logFr } from "./words.fr.ts";
import { logIt } from "./words.it.ts";
import { logNl } from "./words.nl.ts";

const textsOf = textsByLanguage<LogWords>({ de: logDe, en: logEn, es: logEs, fr: logFr, it: logIt, nl: logNl });

/** The words of this room; loaded with it and with no other. */
export const useLogText = (): LogWords => textsOf(useLocale());
