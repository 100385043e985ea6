import type { PaymentState } from "./contract.ts";

/**
 * What a report makes of a payment; null when it changes nothing. Reports come late, twice and out of order: money that
 * arrived stays arrived whatever is reported afterwards, and it also counts after a payment was given up. A finished
 * attempt does not open again, it only turns out to be paid after all.
 */
export function stateAfter(present: PaymentState, reported: PaymentState): PaymentState | null {
  if (present === reported || present === "paid") return null;
  if (reported === "paid") return "paid";
  if (present === "open") return reported;
  if (present === "pending") return reported === "open" ? null : reported;
  return null;
}
