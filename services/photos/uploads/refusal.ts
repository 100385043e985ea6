/** Exception that ends a tus request: the library reads the first two members, our response all of them. */
export interface Refusal {
  readonly status_code: 400 | 403 | 404 | 409 | 410 | 413 | 415 | 423 | 429 | 503 | 507;
  /** Detail of the problem document, for programmers. */
  readonly body: string;
  readonly kind: UploadProblem;
  readonly extra?: Readonly<Record<string, unknown>>;
}

type UploadProblem =
  | ("invalid-request" | "photo-id-refused" | "upload-not-found" | "photo-received" | "too-many-uploads")
  | ("photo-quota-reached" | "unavailable" | "no-space")
  | ("wrong-offset" | "upload-expired" | "too-many-bytes" | "upload-busy" | "upload-refused");

export const refusals = {
  metadata: (detail: string): Refusal => ({
    status_code: 400,
    kind: "invalid-request",
    body: `The upload's metadata has wrong values: ${detail}`,
  }),
  foreign: { status_code: 403, kind: "photo-id-refused", body: "This photo id cannot be used" },
  unknown: { status_code: 404, kind: "upload-not-found", body: "There is no such upload" },
  received: { status_code: 409, kind: "photo-received", body: "This photo has arrived already" },
  tooMany: { status_code: 429, kind: "too-many-uploads", body: "Too many uploads are unfinished" },
  quota: { status_code: 507, kind: "photo-quota-reached", body: "There is no room for more photos of this visitor" },
  unavailable: {
    status_code: 503,
    kind: "unavailable",
    body: "The shop cannot reach the place of its photos just now",
  },
  noSpace: { status_code: 507, kind: "no-space", body: "The shop has no room for photos just now" },
} as const satisfies Record<string, Refusal | ((detail: string) => Refusal)>;

/** Statuses of the library's own refusals, as kinds. */
const kinds: Readonly<Record<number, UploadProblem>> = {
  404: "upload-not-found",
  409: "wrong-offset",
  410: "upload-expired",
  413: "too-many-bytes",
  423: "upload-busy",
};

/**
 * The refusal in an exception of tus; null for bugs and database failures. A request displaced by a newer one of the
 * same upload, and one that waited too long for another, may be retried.
 */
export function refusalOf(thrown: unknown): Refusal | null {
  if (typeof thrown !== "object" || thrown === null || !("status_code" in thrown) || !("body" in thrown)) return null;
  const body = String(thrown.body).trim();
  if ("kind" in thrown) return thrown as Refusal;
  const busy = /^(Request aborted|failed to acquire lock)/.test(body);
  const status_code = (busy ? 423 : Number(thrown.status_code)) as Refusal["status_code"];
  return { status_code, body, kind: kinds[status_code] ?? "upload-refused" };
}
