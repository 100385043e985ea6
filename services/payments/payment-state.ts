import type { PaymentState } from "./contract.ts";

/**
 * State of a payment after a report; null: unchanged. Reports come late, twice and out of order: received money stays
 * received, also after the attempt was given up. A finished attempt never reopens, it may only prove paid.
 */
export function stateAfter(present: PaymentState, reported: PaymentState): PaymentState | null {
  if (present === reported || present === "paid") return null;
  if (reported === "paid") return "paid";
  if (present === "open") return reported;
  if (present === "pending") return reported === "open" ? null : reported;
  return null;
}
