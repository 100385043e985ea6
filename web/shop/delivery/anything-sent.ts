import { giftVoucherKind } from "../../../services/vouchers/contract.ts";

/** Whether anything is delivered: gift vouchers come by mail alone, without delivery to choose or show. */
export const anythingSent = (lines: readonly { readonly kind: string }[]): boolean =>
  lines.some(({ kind }) => kind !== giftVoucherKind);
