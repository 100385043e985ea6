import type { DiscountView } from "../../../services/vouchers/contract.ts";

/** Whether a code holds on a day, and if not why. */
export function discountState(
  { rule, uses, endedAt }: Pick<DiscountView, "rule" | "uses" | "endedAt">,
  today: string,
): "coming" | "running" | "over" | "ended" | "usedUp" {
  if (endedAt !== null) return "ended";
  if (rule.validTo !== null && today > rule.validTo) return "over";
  if (rule.mostUses !== null && uses >= rule.mostUses) return "usedUp";
  return today < rule.validFrom ? "coming" : "running";
}
