import { useLocale } from "../../words/context.tsx";
import { textsByLanguage } from "../texts-by-language.ts";
import { type UiWords, uiDe } from "./words.de.ts";
import { uiEn } from "./words.en.ts";
import { uiEs } from "./words.es.ts";
import { uiFr } from "./words.fr.ts";
import { uiIt } from "./words.it.ts";
import { uiNl } from "./words.nl.ts";

export type { UiWords };

const textsOf = textsByLanguage<UiWords>({ de: uiDe, en: uiEn, es: uiEs, fr: uiFr, it: uiIt, nl: uiNl });

/** The words of this room and of its examples; loaded with it and with no other. */
export const useUiText = (): UiWords => textsOf(useLocale());
