/** Codes of statements that lost against another transaction and may succeed when asked again (PostgreSQL appendix A). */
const codes = new Set([
  "23505", // unique_violation
  "40001", // serialization_failure
  "40P01", // deadlock_detected
]);

const isCollision = (error: unknown): boolean =>
  error instanceof Error && "code" in error && codes.has(String(error.code));

/**
 * Does a transaction once more when another one came between. The second try sees what the other left; what fails again is
 * thrown as it is.
 *
 * @param work a whole transaction, begun anew with each call
 */
export async function despiteCollision<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isCollision(error)) throw error;
    return work();
  }
}
