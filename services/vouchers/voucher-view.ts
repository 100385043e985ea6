import type { AppliedVouchers, Redemption } from "./basket-vouchers.ts";
import type { VoucherView } from "./contract.ts";

/**
 * The codes of a basket as the visitor sees them, discounts first.
 *
 * @param redemptions what gift vouchers pay; null while the total is not known: then all that is left
 */
export function voucherViews(
  { discounts, gifts }: AppliedVouchers,
  redemptions: readonly Redemption[] | null,
): VoucherView[] {
  return [
    ...discounts.map(({ voucher, amount, freeShipping, refusal }) => ({
      id: voucher.id,
      type: "discount" as const,
      label: voucher.rule.code,
      percent: voucher.rule.effect.kind === "percent" ? voucher.rule.effect.ppm : null,
      amount,
      freeShipping,
      balance: null,
      validTo: voucher.rule.validTo,
      problem: refusal && { ...refusal, beside: [...refusal.beside] },
    })),
    ...gifts.map(({ voucher, refusal }) => ({
      id: voucher.id,
      type: "gift" as const,
      label: giftLabel(voucher.hint),
      percent: null,
      amount: refusal
        ? 0
        : redemptions === null
          ? voucher.balance
          : (redemptions.find(({ giftId }) => giftId === voucher.id)?.amount ?? 0),
      freeShipping: false,
      balance: voucher.balance,
      validTo: voucher.validTo,
      problem: refusal && { ...refusal, beside: [...refusal.beside] },
    })),
  ];
}

/** A code is shown whole to nobody. */
export const giftLabel = (hint: string): string => `•••• ${hint}`;
