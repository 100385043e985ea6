import { mapTexts } from "./map-texts.ts";

/** Texts are written with the keyboard's straight apostrophe; between two letters a printer's one is set. */
export const printersApostrophes = <T>(texts: T): T =>
  mapTexts(texts, (text) => text.replace(/(?<=\p{L})'(?=\p{L})/gu, "’"));
