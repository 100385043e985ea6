import type { Problem } from "../../../core/http/problem.ts";
import type { CheckoutSummary } from "../../../services/orders/contract.ts";

import type { VoucherReason } from "../../../services/vouchers/contract.ts";

/** What stands between the visitor and her order, apart from fields that are not filled in. */
export type Obstacle =
  /** The total is another one now, minor units; she is asked again. */
  | { readonly kind: "price-changed"; readonly from: number; readonly to: number }
  /** This customer may not use a code, as is known once she wrote her address. */
  | { readonly kind: "voucher-refused"; readonly code: string; readonly reason: VoucherReason }
  | { readonly kind: (typeof named)[number] }
  /** Nothing was lost, the same button tries again. */
  | { readonly kind: "offline" | "too-fast" | "unavailable" }
  | { readonly kind: "failed"; readonly requestId: string | null };

const named = [
  "line-unavailable",
  "order-too-large",
  "too-many-parcels",
  "country-not-delivered",
  "payment-method-unavailable",
] as const;

/** What a refused call means for the visitor. @param shown the total she saw */
export function obstacleOf(problem: Problem, shown: number): Obstacle {
  const { kind, status, requestId } = problem;
  const summary = newSummary(problem);
  if (kind === "price-changed" && summary) return { kind, from: shown, to: summary.payable };
  if (kind === "voucher-refused") return { kind, ...(problem.extra as { code: string; reason: VoucherReason }) };
  const known = named.find((one) => one === kind);
  if (known) return { kind: known };
  if (kind === "offline") return { kind };
  if (status === 429) return { kind: "too-fast" };
  return status === 502 || status === 503 || status === 504 ? { kind: "unavailable" } : { kind: "failed", requestId };
}

/** The summary that the problem `price-changed` brings along. */
export const newSummary = ({ kind, extra }: Problem): CheckoutSummary | null =>
  kind === "price-changed" ? ((extra.summary as CheckoutSummary | undefined) ?? null) : null;
