/** Kind of a basket's or order's line that is a gift voucher. */
export const giftVoucherKind = "voucher";
