import type { Money } from "../../../core/money.ts";

/** What a choice costs beyond the group's first possible one, in the prices people pay (rounded each as a whole). */
export const surchargeOf = (price: Money | null, base: Money | null): Money | null =>
  price && base && { amount: price.amount - base.amount, currency: price.currency };
