import { mapTexts } from "./map-texts.ts";

/**
 * French sets a narrow no-break space before high punctuation and inside guillemets, so that no line begins with a
 * mark, and keeps "week-end" on one. Texts are written with plain spaces; this sets them, also in what functions return.
 */
export const frenchSpacing = <T>(texts: T): T =>
  mapTexts(texts, (text) =>
    text
      .replaceAll(/ (?=[:;?!»])/g, "\u202f")
      .replaceAll("« ", "«\u202f")
      .replaceAll(/week-(?=end)/gi, "$&\u2060"),
  );
