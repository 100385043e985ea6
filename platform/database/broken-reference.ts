/** Code of a foreign key that would be broken: the row is still needed, or the one it names is not there (appendix A). */
const FOREIGN_KEY_VIOLATION = "23503";

/** Code of a value that would be there twice (appendix A). */
const UNIQUE_VIOLATION = "23505";

const breaks =
  (code: string) =>
  (error: unknown, constraint: string): boolean =>
    error instanceof Error &&
    "code" in error &&
    error.code === code &&
    "constraint" in error &&
    error.constraint === constraint;

/** Whether a transaction was refused because of this foreign key, by the name its migration gives it. */
export const breaksReference = breaks(FOREIGN_KEY_VIOLATION);

/** Whether it was refused because of this unique constraint. */
export const breaksUnique = breaks(UNIQUE_VIOLATION);
