/** Codes a basket can hold. */
export const mostVouchers = 5;
/** Letters and digits of a code as it is typed: 20 (catalogue facts, section 15), with what people add. */
export const mostCodeLength = 40;
