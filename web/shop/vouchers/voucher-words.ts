import type { Problem } from "../../../core/http/problem.ts";
import { listText } from "../../../core/list-text.ts";
import type { Locale } from "../../../core/locale.ts";
import type { VoucherView } from "../../../services/vouchers/contract.ts";
import type { Messages } from "../../words/messages.generated.ts";

type Words = Messages["vouchers"];
type Money = (amount: number) => string;
type VoucherProblem = NonNullable<VoucherView["problem"]>;

/** How texts about codes are written. */
export interface VoucherWriting {
  readonly t: Words;
  readonly locale: Locale;
  readonly money: Money;
}

/** Why a code does nothing, and what helps: how much is missing, or which code counts instead. */
export function reasonText({ reason, missing, beside }: VoucherProblem, { t, locale, money }: VoucherWriting): string {
  if (beside.length > 0) return t.waits({ others: listText(beside, locale) });
  return missing === null ? t.reason[reason] : t.missing({ amount: money(missing) });
}

/**
 * What typing a code did, as one message: it counts, it waits for something, or it took the place of others, which
 * wait.
 *
 * @param before the codes when it was typed @param now with it
 */
export function putText(
  typed: string,
  before: readonly VoucherView[],
  now: readonly VoucherView[],
  writing: VoucherWriting,
): string {
  const { t, locale, money } = writing;
  const put =
    now.find(({ id }) => before.every((one) => one.id !== id)) ??
    now.find(({ label }) => label === typed.trim().toUpperCase());
  if (!put) return t.applied;
  if (put.problem) return `${t.kept} ${reasonText(put.problem, writing)}`;
  const counted = (id: string) => before.some((one) => one.id === id && one.problem === null);
  const replaced = now.filter(({ id, problem }) => problem?.beside.includes(put.label) && counted(id));
  if (replaced.length === 0) return t.applied;
  const message = t.replaced({
    code: put.label,
    others: listText(
      replaced.map(({ label }) => label),
      locale,
    ),
  });
  const [earlier, present] = [saved(before), saved(now)];
  return present < earlier ? `${message} ${t.savesLess({ now: money(present), before: money(earlier) })}` : message;
}

const saved = (vouchers: readonly VoucherView[]): number =>
  vouchers.reduce((sum, { type, amount }) => (type === "discount" ? sum + amount : sum), 0);

/** Why a typed code was not taken. */
export function refusalText({ kind, status, extra }: Problem, writing: VoucherWriting): string {
  const { t } = writing;
  if (kind === "voucher-refused" && extra.problem) return reasonText(extra.problem as VoucherProblem, writing);
  if (status === 429) return t.problem["too-many-requests"];
  return t.problem[kind as keyof Words["problem"]] ?? t.problem.failed;
}

/** What a code is called in a list of amounts. */
export function voucherLabel(
  { type, label, percent }: Pick<VoucherView, "type" | "label"> & { readonly percent?: number | null },
  t: Words,
  percentText: (rate: number) => string,
): string {
  if (type === "gift") return t.gift({ label });
  return percent ? t.discountPercent({ label, percent: percentText(percent) }) : t.discount({ label });
}
