import type { RefundState } from "./contract.ts";

/**
 * What a report makes of a refund; null when it changes nothing. Reports come late, twice and out of order. A refund
 * that succeeded can still fail when the customer's bank sends the money back; one that failed stays so.
 */
export function refundStateAfter(present: RefundState, reported: RefundState): RefundState | null {
  if (present === reported || present === "failed" || reported === "requested") return null;
  if (reported === "failed") return "failed";
  return present === "succeeded" ? null : reported;
}
