/** Classes that a destination taxes alike. */
export const taxClasses = ["printed-standard", "photobook-pur", "photobook-photo", "voucher"] as const;
export type TaxClass = (typeof taxClasses)[number];
