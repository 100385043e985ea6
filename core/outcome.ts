/**
 * An expected result: it worked, or it did not for a named reason. Exceptions are for bugs only.
 *
 * @example
 * const parsed = parseFormat("600x400");
 * if (!parsed.ok) return problem(parsed.error);
 */
export type Outcome<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

export const done = <Value>(value: Value) => ({ ok: true, value }) as const;
export const failed = <Failure>(error: Failure) => ({ ok: false, error }) as const;

/** Makes a `switch` over a union exhaustive for the type checker; reaching it is a bug. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
