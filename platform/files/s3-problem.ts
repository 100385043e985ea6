import type { Log } from "../log/log.ts";

const full = new Set(["InsufficientStorage", "QuotaExceeded", "XMinioStorageFull", "XMinioAdminBucketQuotaExceeded"]);

interface S3Failure {
  readonly name?: string;
  readonly code?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

const statusOf = (error: unknown) => (error as S3Failure).$metadata?.httpStatusCode;

export const isMissing = (error: unknown): boolean =>
  statusOf(error) === 404 && (error as S3Failure).name !== "NoSuchBucket";

/** Response to a conditional write: the object exists already. */
export const isThere = (error: unknown): boolean => statusOf(error) === 412;

/** The requested range begins after the end of the object. */
export const isOutside = (error: unknown): boolean => statusOf(error) === 416;

/** No answer at all, or one that blames the store itself: another try may succeed. */
export function mayPass(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || (status >= 500 && status !== 507);
}

/** The problem that a failure of the S3 store means to the caller. Any other than "full" goes to the operator's log. */
export function s3Problem(error: unknown, log: Log): "no-space" | "unavailable" {
  if (full.has((error as S3Failure).name ?? "") || statusOf(error) === 507) return "no-space";
  log.error({ err: error }, "S3 store failed");
  return "unavailable";
}
