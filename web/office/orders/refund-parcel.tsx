import type { Currency } from "../../../core/currency.ts";
import { formatMoney } from "../../../core/money.ts";
import { type OfficeParcel, type OfficeParcels, parcelPaths } from "../../../services/orders/contract.ts";
import { unbroken } from "../../../ui/price-text.ts";
import { useLocale } from "../../messages/context.tsx";
import { useOfficeMessages } from "../messages.ts";
import { officeApi } from "../session/use-office.ts";
import { useDesk } from "./desk.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

interface RefundParcelProps {
  readonly orderId: string;
  readonly currency: Currency;
  /** Null: nothing is asked. */
  readonly parcel: OfficeParcel | null;
  readonly onClose: () => void;
  readonly onRefunded: (parcels: OfficeParcels) => void;
}

/** Asks why what a parcel cost goes back, and has it given back. */
export function RefundParcel({ orderId, currency, parcel, onClose, onRefunded }: RefundParcelProps) {
  const t = useOfficeMessages().parcels;
  const locale = useLocale();
  const { say } = useDesk();
  const sum = unbroken(formatMoney({ amount: parcel?.refundable ?? 0, currency }, locale));
  return (
    <ReasonDialog
      open={parcel !== null}
      onClose={onClose}
      title={t.refundTitle(sum)}
      text={t.refundText}
      label={t.refundWhy}
      hint={t.refundWhyHint}
      missing={t.refundWhyMissing}
      submit={t.refund}
      cancel={t.keep}
      onSubmit={async (why) => {
        if (!parcel) return null;
        const path = parcelPaths.refund(orderId, parcel.id);
        const answer = await officeApi().post<OfficeParcels>(path, { body: { why } });
        if (!answer.ok) return answer.error.kind === "not-refundable" ? t.refundGone : t.failed;
        say(t.refundDone(sum));
        onRefunded(answer.value);
        return null;
      }}
    />
  );
}
