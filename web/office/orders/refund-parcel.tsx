import type { Currency } from "../../../core/currency.ts";
import { formatMoney } from "../../../core/money.ts";
import { type OfficeParcel, type OfficeParcels, parcelPaths } from "../../../services/orders/contract.ts";
import { unbroken } from "../../../ui/price-text.ts";
import { useLocale } from "../../words/context.tsx";
import { officeApi } from "../api/use-office.ts";
import { AskDialog } from "../frame/ask-dialog.tsx";
import { useSay } from "../frame/news.tsx";
import { useOfficeMessages } from "../messages.ts";

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
  const say = useSay();
  const sum = unbroken(formatMoney({ amount: parcel?.refundable ?? 0, currency }, locale));
  return (
    <AskDialog
      open={parcel !== null}
      onClose={onClose}
      title={t.refundTitle({ sum })}
      text={t.refundText}
      reason={{ label: t.refundWhy, hint: t.refundWhyHint, missing: t.refundWhyMissing }}
      submit={t.refund}
      leave={t.keep}
      send={(why) => officeApi().post<OfficeParcels>(parcelPaths.refund(orderId, parcel?.id ?? ""), { body: { why } })}
      failure={({ kind }) => (kind === "not-refundable" ? t.refundGone : t.failed)}
      onDone={(parcels) => {
        say(t.refundDone({ sum }));
        onRefunded(parcels);
      }}
    />
  );
}
