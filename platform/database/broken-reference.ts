/** Code of a foreign key violation: the row is still referenced, or the row it references is missing (appendix A). */
const FOREIGN_KEY_VIOLATION = "23503";

/** Whether a transaction was refused because of this foreign key, by the name its migration gives it. */
export const breaksReference = (error: unknown, constraint: string): boolean =>
  error instanceof Error &&
  "code" in error &&
  error.code === FOREIGN_KEY_VIOLATION &&
  "constraint" in error &&
  error.constraint === constraint;
