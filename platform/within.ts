/** What was promised did not come in time. */
export class TooLate extends Error {}

/**
 * What was promised, if it comes in time.
 *
 * @param milliseconds until nobody waits any longer; the work itself is not ended
 * @throws TooLate after that time, and what the promise rejects with
 * @example
 * await within(2_000, database.check());
 */
export async function within<Value>(milliseconds: number, promised: Promise<Value>): Promise<Value> {
  const tooLate = Promise.withResolvers<never>();
  const timer = setTimeout(() => tooLate.reject(new TooLate(`nothing came within ${milliseconds} ms`)), milliseconds);
  try {
    return await Promise.race([promised, tooLate.promise]);
  } finally {
    clearTimeout(timer);
  }
}
