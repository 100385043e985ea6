/** Codes for text that PostgreSQL cannot hold: a NUL, or half of a surrogate pair in JSON (PostgreSQL appendix A). */
const codes = new Set([
  "22021", // character_not_in_repertoire
  "22P05", // untranslatable_character
]);

/** Whether a statement failed because of a character in the values it was given: the caller's fault, not ours. */
export const isUnstorableText = (error: unknown): boolean =>
  error instanceof Error && "code" in error && codes.has(String(error.code));
