/** Code of a foreign key that would be broken: the row is still needed, or the one it names is not there (appendix A). */
const FOREIGN_KEY_VIOLATION = "23503";

/** Whether a transaction was refused because of this foreign key, by the name its migration gives it. */
export const breaksReference = (error: unknown, constraint: string): boolean =>
  error instanceof Error &&
  "code" in error &&
  error.code === FOREIGN_KEY_VIOLATION &&
  "constraint" in error &&
  error.constraint === constraint;
