import { type DiscountView, officeVoucherPaths } from "../../../services/vouchers/contract.ts";
import { officeApi } from "../api/use-office.ts";
import { AskDialog } from "../frame/ask-dialog.tsx";
import { useVouchersText } from "./use-vouchers-text.ts";

interface EndDiscountProps {
  /** Null: nobody wants to end one. */
  readonly discount: DiscountView | null;
  readonly onClose: () => void;
  readonly onEnded: () => void;
}

/** Asks once more before a code ends, because customers may hold it. */
export function EndDiscount({ discount, onClose, onEnded }: EndDiscountProps) {
  const t = useVouchersText();
  return (
    <AskDialog
      open={discount !== null}
      onClose={onClose}
      title={discount ? t.endTitle({ code: discount.rule.code }) : ""}
      text={t.endText}
      submit={t.end}
      send={() => officeApi().post(officeVoucherPaths.endDiscount(discount?.id ?? ""))}
      failure={({ status }) => (status === 404 ? t.endAgain : t.failed)}
      onDone={onEnded}
    />
  );
}
