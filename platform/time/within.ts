/** The promise did not settle in time. */
export class TooLate extends Error {}

/**
 * A promise with a time limit.
 *
 * @param milliseconds after which it rejects; the work itself continues
 * @throws TooLate after that time, and whatever the promise rejects with
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
