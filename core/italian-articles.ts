/** Whether an Italian day is said with a vowel first: l'8 (otto), l'11 (undici). */
const startsWithVowel = (day: string): boolean => /^(?:8|11)(?!\d)/.test(day);

/** `il 21 novembre 2026`, `l’8 dicembre 2026`. */
export const onItalianDay = (day: string): string => `${startsWithVowel(day) ? "l’" : "il "}${day}`;

/** `al 21 novembre 2026`, `all’8 dicembre 2026`. */
export const untilItalianDay = (day: string): string => `${startsWithVowel(day) ? "all’" : "al "}${day}`;
