/** Which part of a request a wrong value was in. */
export type RequestPart = "body" | "query" | "path" | "header" | "cookie";

/** One wrong value, and how to mend it. */
export interface FieldError {
  readonly in: RequestPart;
  /** JSON pointer within that part, such as `/items/0/quantity` or `/format`. */
  readonly pointer: string;
  readonly detail: string;
}

/** A place as a JSON pointer: `["lines", 0, "a/b"]` is `/lines/0/a~1b`. */
export const pointerOf = (path: readonly PropertyKey[]): string =>
  path.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

/** An answer that is not the wished one: a problem document (RFC 9457), read. */
export interface Problem {
  /** Kind for API clients: `price-changed`, `invalid-request`, `offline`, ... `http` where the status suffices. */
  readonly kind: string;
  /** 0 when no answer came. */
  readonly status: number;
  readonly title: string;
  readonly detail: string | null;
  readonly errors: readonly FieldError[];
  readonly requestId: string | null;
  /** Seconds to wait before another try, where the server named them. */
  readonly retryAfter: number | null;
  /** Further members, such as the new total of `price-changed`. */
  readonly extra: Readonly<Record<string, unknown>>;
}

/** Problem types are `urn:passepartout:problem:<kind>`. */
export const problemTypePrefix = "urn:passepartout:problem:";
export const problemContentType = "application/problem+json" as const;

/** Reads a problem document; anything else, such as a proxy's error page, becomes a problem of kind `http`. */
export function readProblem(status: number, body: unknown, retryAfter: number | null): Problem {
  const { type, title, status: _, detail, errors, requestId, ...extra } = isRecord(body) ? body : {};
  return {
    kind:
      typeof type === "string" && type.startsWith(problemTypePrefix) ? type.slice(problemTypePrefix.length) : "http",
    status,
    title: textOf(title) ?? `HTTP ${status}`,
    detail: textOf(detail),
    errors: Array.isArray(errors) ? errors.filter(isFieldError) : [],
    requestId: textOf(requestId),
    retryAfter,
    extra,
  };
}

/** No answer came: no network, or the server is not there. */
export const offline: Problem = {
  kind: "offline",
  status: 0,
  title: "No connection",
  detail: null,
  errors: [],
  requestId: null,
  retryAfter: null,
  extra: {},
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const textOf = (value: unknown) => (typeof value === "string" ? value : null);
const isFieldError = (value: unknown): value is FieldError =>
  isRecord(value) && [value.in, value.pointer, value.detail].every((text) => typeof text === "string");
