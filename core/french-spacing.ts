import { mapTexts } from "./map-texts.ts";

/**
 * French typography: a narrow no-break space before high punctuation and inside guillemets, and no break within
 * "week-end". Texts are written with plain spaces; this sets them, also in texts that are functions.
 */
export const frenchSpacing = <T>(texts: T): T =>
  mapTexts(texts, (text) =>
    text
      .replaceAll(/ (?=[:;?!»])/g, "\u202f")
      .replaceAll("« ", "«\u202f")
      .replaceAll(/week-(?=end)/gi, "$&\u2060"),
  );
