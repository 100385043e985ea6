import { useState } from "react";
import { type DiscountView, officeVoucherPaths } from "../../../services/vouchers/contract.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { DialogFoot } from "../frame/dialog-foot.tsx";
import { useOfficeMessages } from "../messages.ts";
import { officeApi } from "../session/use-office.ts";
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
  const { close } = useOfficeMessages().frame;
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const leave = () => {
    setFailure(null);
    onClose();
  };

  async function end({ id }: DiscountView) {
    setBusy(true);
    const ended = await officeApi().post(officeVoucherPaths.endDiscount(id));
    setBusy(false);
    if (!ended.ok) return setFailure(ended.error.status === 404 ? t.endAgain : t.failed);
    leave();
    onEnded();
  }

  return (
    <Dialog
      open={discount !== null}
      onClose={leave}
      title={discount ? t.endTitle(discount.rule.code) : ""}
      closeLabel={close}
      footer={<DialogFoot onLeave={leave} submit={t.end} busy={busy} onSubmit={() => discount && void end(discount)} />}
    >
      {failure && (
        <Notice tone="bad" announce="assertive">
          {failure}
        </Notice>
      )}
      <p className="mute">{t.endText}</p>
    </Dialog>
  );
}
