import { giftVoucherKind } from "../../../services/vouchers/contract.ts";

/** Whether somebody carries anything of it: gift vouchers come by mail alone, so there is no delivery to choose or to show. */
export const anythingSent = (lines: readonly { readonly kind: string }[]): boolean =>
  lines.some(({ kind }) => kind !== giftVoucherKind);
