/** Codes of statements that lost against another transaction and may succeed on a retry (PostgreSQL appendix A). */
const codes = new Set([
  "23505", // unique_violation
  "40001", // serialization_failure
  "40P01", // deadlock_detected
]);

const isCollision = (error: unknown): boolean =>
  error instanceof Error && "code" in error && codes.has(String(error.code));

/**
 * Retries a transaction once after a collision with another one, whose changes the second try sees. A second failure is
 * thrown.
 *
 * @param work a whole transaction, which each call begins again
 */
export async function despiteCollision<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isCollision(error)) throw error;
    return work();
  }
}
