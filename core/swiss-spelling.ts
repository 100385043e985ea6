import type { Locale } from "./locale.ts";
import { mapTexts } from "./map-texts.ts";

/** Whether German is spelled without ß. */
export const isSwissSpelling = (locale: Locale): boolean => locale === "de-CH" || locale === "de-LI";

/** Swiss spelling: no ß. Applied to every text of a German catalogue, also to what its functions return. */
export const swissSpelling = <T>(texts: T): T => mapTexts(texts, (text) => text.replaceAll("ß", "ss"));
