import { formatMoney } from "../../../core/money.ts";
import { type OfficeOrder, officeOrderPaths } from "../../../services/orders/contract.ts";
import { unbroken } from "../../../ui/price-text.ts";
import { useLocale } from "../../messages/context.tsx";
import { useOfficeMessages } from "../messages.ts";
import { officeApi } from "../session/use-office.ts";
import { useDesk } from "./desk.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

interface RefundAlertProps {
  readonly alert: OfficeOrder["alerts"][number];
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onRefunded: () => void;
}

/** Asks why the money goes back, and has the payment provider give it back. */
export function RefundAlert({ alert, open, onClose, onRefunded }: RefundAlertProps) {
  const t = useOfficeMessages().payments;
  const locale = useLocale();
  const { say, reloadList } = useDesk();
  const sum = unbroken(formatMoney(alert, locale));
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={t.refundTitle(sum)}
      text={t.refundText}
      label={t.refundWhy}
      hint={t.refundWhyHint}
      missing={t.refundWhyMissing}
      submit={t.refund}
      cancel={t.cancel}
      onSubmit={async (why) => {
        const answer = await officeApi().post(officeOrderPaths.refund(alert.id), { body: { why } });
        // somebody else was first: gave it back, then it is under way, too; or noted that nothing goes back
        const gone = !answer.ok && answer.error.kind === "alert-not-found";
        if (!answer.ok && !gone && answer.error.kind !== "refund-running") return t.refundFailed;
        say(gone ? t.refundGone : t.refundDone(sum));
        onRefunded();
        reloadList();
        return null;
      }}
    />
  );
}
