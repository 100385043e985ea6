import type { RefundState } from "./contract.ts";

/**
 * Next state of a refund after a report; null: unchanged. Reports come late, twice and out of order. A succeeded refund
 * can still fail when the customer's bank returns the money; a failed one stays so.
 */
export function refundStateAfter(present: RefundState, reported: RefundState): RefundState | null {
  if (present === reported || present === "failed" || reported === "requested") return null;
  if (reported === "failed") return "failed";
  return present === "succeeded" ? null : reported;
}
