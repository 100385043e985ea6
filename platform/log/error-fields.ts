/** Depth to which causes are logged. */
const mostCauses = 4;

interface ErrorFields {
  readonly type: string;
  readonly message: string;
  readonly stack?: string | undefined;
  /** Of PostgreSQL, the system or a library. */
  readonly code?: string | undefined;
  readonly cause?: ErrorFields | undefined;
  readonly errors?: readonly ErrorFields[] | undefined;
}

/**
 * Fields of an exception in the log. Libraries attach connections, requests and rows to their exceptions; these are
 * omitted.
 */
export function errorFields(error: unknown, depth = 0): ErrorFields {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { name, message, stack, cause } = error;
  const inner = (other: unknown) => errorFields(other, depth + 1);
  return {
    type: name,
    message,
    stack,
    code: "code" in error && error.code !== undefined ? String(error.code) : undefined,
    cause: cause !== undefined && depth < mostCauses ? inner(cause) : undefined,
    errors: error instanceof AggregateError && depth < mostCauses ? error.errors.map(inner) : undefined,
  };
}
