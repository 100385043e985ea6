import { type DiscountView, officeVoucherPaths } from "../../../services/vouchers/contract.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Failure } from "../../../ui/form.tsx";
import { useSubmit } from "../data/use-submit.ts";
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
  const ending = useSubmit(
    (id: string) => officeApi().post(officeVoucherPaths.endDiscount(id)),
    () => {
      onClose();
      onEnded();
    },
  );
  const leave = () => {
    ending.forget();
    onClose();
  };

  return (
    <Dialog
      open={discount !== null}
      onClose={leave}
      title={discount ? t.endTitle(discount.rule.code) : ""}
      closeLabel={close}
      footer={
        <DialogFoot
          onLeave={leave}
          submit={t.end}
          busy={ending.busy}
          onSubmit={() => discount && void ending.submit(discount.id)}
        />
      }
    >
      <Failure>{ending.problem && (ending.problem.status === 404 ? t.endAgain : t.failed)}</Failure>
      <p className="mute">{t.endText}</p>
    </Dialog>
  );
}
