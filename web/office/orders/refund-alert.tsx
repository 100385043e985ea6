import { formatMoney } from "../../../core/money.ts";
import { done, failed } from "../../../core/outcome.ts";
import { type OfficeOrder, officeOrderPaths } from "../../../services/orders/contract.ts";
import { unbroken } from "../../../ui/price-text.ts";
import { useLocale } from "../../words/context.tsx";
import { officeApi } from "../api/use-office.ts";
import { AskDialog } from "../frame/ask-dialog.tsx";
import { useSay } from "../frame/news.tsx";
import { useOfficeMessages } from "../messages.ts";
import { useShownList } from "./shown-list.ts";

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
  const { reloadList } = useShownList();
  const say = useSay();
  const sum = unbroken(formatMoney(alert, locale));
  async function refund(why: string) {
    const refunded = await officeApi().post(officeOrderPaths.refund(alert.id), { body: { why } });
    if (refunded.ok || refunded.error.kind === "refund-running") return done(t.refundDone({ sum }));
    // Somebody else was first and noted that nothing goes back.
    return refunded.error.kind === "alert-not-found" ? done(t.refundGone) : failed(refunded.error);
  }
  return (
    <AskDialog
      open={open}
      onClose={onClose}
      title={t.refundTitle({ sum })}
      text={t.refundText}
      reason={{ label: t.refundWhy, hint: t.refundWhyHint, missing: t.refundWhyMissing }}
      submit={t.refund}
      leave={t.cancel}
      send={refund}
      failure={() => t.refundFailed}
      onDone={(text) => {
        say(text);
        onRefunded();
        reloadList();
      }}
    />
  );
}
