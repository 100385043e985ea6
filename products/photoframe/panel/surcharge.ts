import type { Money } from "../../../core/money.ts";

/** Surcharge over the group's first possible choice, in displayed prices (each rounded as a whole). */
export const surchargeOf = (price: Money | null, base: Money | null): Money | null =>
  price && base && { amount: price.amount - base.amount, currency: price.currency };
