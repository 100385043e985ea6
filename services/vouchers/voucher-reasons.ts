/** Why a code in the basket takes nothing off. */
export const voucherReasons = [
  "not-yet",
  "expired",
  /** An operator ended it, or the purchase of the gift voucher was undone. */
  "ended",
  /** As often as it may be, by everyone or by this customer; of a gift voucher: nothing is left. */
  "used-up",
  "minimum-not-reached",
  /** It holds for other products, or not together with the campaign that reduces them. */
  "goods-excluded",
  "other-shop",
  "other-currency",
  "not-combinable",
  "not-first-order",
] as const;
export type VoucherReason = (typeof voucherReasons)[number];
