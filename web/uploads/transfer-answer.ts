import type { TransferEnd } from "./transfer.ts";

/**
 * What an HTTP status means for a transfer; null is no answer at all.
 *
 * @param method of the request that was answered: "already there" means the photo to a POST, the place of bytes to a PATCH
 */
export function endOfTransfer(status: number | null, method?: string): TransferEnd {
  switch (status) {
    case 409:
      return method === "POST" ? { how: "arrived" } : { how: "interrupted" };
    case 413:
      return { how: "rejected", reason: "too-many-bytes" };
    case 415:
      return { how: "rejected", reason: "unsupported-type" };
    case 507:
      return { how: "failed", reason: "no-space" };
    case null:
    case 0:
    case 408:
    case 423:
    case 425:
    case 429:
      return { how: "interrupted" };
    default:
      return status >= 500 ? { how: "interrupted" } : { how: "failed", reason: "refused" };
  }
}
