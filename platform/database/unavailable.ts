/** Codes of errors that mean "no database to talk to", not "the statement was wrong" (PostgreSQL appendix A, errno). */
const codes = new Set([
  "57P01", // admin_shutdown
  "57P02", // crash_shutdown
  "57P03", // cannot_connect_now
  "53300", // too_many_connections
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT", // a socket folder without a socket
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EPIPE",
  "ETIMEDOUT",
]);
/** pg reports these without a code. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable|Cannot use a pool after calling end)/;

interface Failure {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly message?: unknown;
  readonly errors?: unknown;
  readonly cause?: unknown;
}

/**
 * Whether an exception means that the database cannot be reached: stopped, restarting, full, or cut off. Routes answer
 * it with 503 and the caller may try again; every other exception is a bug.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { code, syscall, message, errors, cause } = error as Failure;
  if (code === "ENOENT") return syscall === "connect";
  if (typeof code === "string" && (codes.has(code) || code.startsWith("08"))) return true;
  if (typeof message === "string" && messages.test(message)) return true;
  if (Array.isArray(errors) && errors.some(isDatabaseUnavailable)) return true;
  return isDatabaseUnavailable(cause);
}
