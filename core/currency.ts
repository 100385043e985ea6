/** Currencies of the shop; each has its own price list and rounding. */
export const currencies = ["EUR", "CHF", "GBP", "USD"] as const;
export type Currency = (typeof currencies)[number];
