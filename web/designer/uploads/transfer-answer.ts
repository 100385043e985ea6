import { readProblem } from "../../../core/http/problem.ts";
import type { TransferEnd } from "./transfer.ts";

/** An answer to a request of the tus protocol. */
export interface TusAnswer {
  readonly status: number;
  readonly body: string;
  /** POST begins an upload, PATCH goes on with it. */
  readonly method: string;
}

/** What an answer means for a transfer; null is no answer at all. */
export function endOfTransfer(answer: TusAnswer | null): TransferEnd {
  if (answer === null || answer.status === 0) return { how: "interrupted" };
  const { status, method } = answer;
  switch (status) {
    // a photo that is there already has arrived; bytes at the wrong place go on from the right one
    case 409:
      return method === "POST" ? { how: "arrived" } : { how: "interrupted" };
    // an expired upload restarts with the next attempt; without an address for uploads nothing ever will
    case 404:
    case 410:
      return method === "POST" ? { how: "failed", reason: "refused" } : { how: "interrupted" };
    case 413:
      return { how: "rejected", reason: "too-many-bytes" };
    case 415:
      return { how: "rejected", reason: "unsupported-type" };
    case 507:
      return { how: "failed", reason: kindOf(answer) === "photo-quota-reached" ? "quota" : "no-space" };
    case 408:
    case 423:
    case 425:
    case 429:
      return { how: "interrupted" };
    default:
      return status >= 500 ? { how: "interrupted" } : { how: "failed", reason: "refused" };
  }
}

function kindOf({ status, body }: TusAnswer): string {
  try {
    return readProblem(status, JSON.parse(body), null).kind;
  } catch {
    return "http";
  }
}
