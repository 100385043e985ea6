/**
 * Text of a design: no control characters (PostgreSQL stores no NUL, fonts draw none) and no lone surrogates (they have
 * no UTF-8). Line feeds are allowed where text has lines.
 */
export const writtenLine = /^[^\p{Cc}\p{Cs}]*$/u;
export const writtenLines = /^(?:\n|[^\p{Cc}\p{Cs}])*$/u;

export const isWritten = (text: string) => writtenLines.test(text);

/** A text on one line, as a list or a name has it; line breaks and control characters become spaces. */
export const inOneLine = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim();

/** A file's name as a design may keep it: control characters gone, at most 255 long. */
export const photoName = (fileName: string): string =>
  fileName
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, "")
    .slice(0, 255)
    .toWellFormed();
