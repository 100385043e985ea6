/** Before a number its article, by how it is said: l'8 (otto), l'11 (undici); none before the name of a weekday. */
const startsWithVowel = (day: string): boolean => /^(?:8|11)(?!\d)/.test(day);
const startsWithNumber = (day: string): boolean => /^\d/.test(day);

/** `il 21 novembre 2026`, `l’8 dicembre 2026`, `giovedì 12 novembre`. */
export const onItalianDay = (day: string): string =>
  startsWithNumber(day) ? `${startsWithVowel(day) ? "l’" : "il "}${day}` : day;

/** `al 21 novembre 2026`, `all’8 dicembre 2026`, `a giovedì 12 novembre`. */
export const untilItalianDay = (day: string): string =>
  startsWithNumber(day) ? `${startsWithVowel(day) ? "all’" : "al "}${day}` : `a ${day}`;
