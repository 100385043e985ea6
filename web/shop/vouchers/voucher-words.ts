import type { Problem } from "../../../core/http/problem.ts";
import type { VoucherView } from "../../../services/vouchers/contract.ts";
import type { Messages } from "../../messages/de.ts";

type Words = Messages["vouchers"];
type Money = (amount: number) => string;
type VoucherProblem = NonNullable<VoucherView["problem"]>;

/** Why a code does nothing, and how much is missing where that helps. */
export function reasonText({ reason, missing }: VoucherProblem, t: Words, money: Money): string {
  return missing === null ? t.reason[reason] : t.missing(money(missing));
}

/** Why a typed code was not taken. */
export function refusalText({ kind, status, extra }: Problem, t: Words, money: Money): string {
  if (kind === "voucher-refused" && extra.problem) return reasonText(extra.problem as VoucherProblem, t, money);
  if (status === 429) return t.problem["too-many-requests"];
  return t.problem[kind as keyof Words["problem"]] ?? t.problem.failed;
}

/** What a code is called in a list of amounts. */
export function voucherLabel(
  { type, label, percent }: Pick<VoucherView, "type" | "label"> & { readonly percent?: number | null },
  t: Words,
  percentText: (rate: number) => string,
): string {
  if (type === "gift") return t.gift(label);
  return percent ? t.discountPercent(label, percentText(percent)) : t.discount(label);
}
