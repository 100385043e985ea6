import type { Language } from "../../core/locale.ts";

/** Words of a text in lower case. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .normalize("NFC")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Letters that are no letter with an accent, and how they are written where a keyboard has none. */
const ligatures: Readonly<Record<string, string>> = { ß: "ss", œ: "oe", æ: "ae", ø: "o" };

/**
 * A word in lower case without accents: "noël" becomes "noel". Done here and not by an extension of PostgreSQL, so that
 * every database finds the same.
 */
export const plainLetters = (word: string): string =>
  word
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[ßœæø]/g, (letter) => ligatures[letter] ?? letter);

/** Possible spellings of a typed word, itself first: German is often typed as "maedchen". */
export function meantBy(word: string, language: Language): readonly string[] {
  if (language !== "de") return [word];
  const umlauted = word.replaceAll("ae", "ä").replaceAll("oe", "ö").replaceAll("ue", "ü");
  return umlauted === word ? [word] : [word, umlauted];
}
