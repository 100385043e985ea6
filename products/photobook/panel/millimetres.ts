/** A length of half millimetres as a language writes it. */
export const millimetres = (length: number, language: string): string =>
  length.toLocaleString(language, { maximumFractionDigits: 1 });
