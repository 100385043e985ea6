import { type OfficeOrder, officeOrderPaths } from "../../../services/orders/contract.ts";
import { useOfficeMessages } from "../messages.ts";
import { officeApi } from "../session/use-office.ts";
import { useDesk } from "./desk.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

interface ResolveAlertProps {
  readonly alert: OfficeOrder["alerts"][number];
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onResolved: () => void;
}

/** Asks what was done about the money; the note stays with the order. */
export function ResolveAlert({ alert, open, onClose, onResolved }: ResolveAlertProps) {
  const t = useOfficeMessages().payments;
  const { say, reloadList } = useDesk();
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={t.resolveTitle}
      text={t.alert[alert.reason].action}
      label={t.note}
      hint={t.noteHint}
      missing={t.noteMissing}
      submit={t.save}
      cancel={t.cancel}
      onSubmit={async (note) => {
        const answer = await officeApi().post(officeOrderPaths.resolve(alert.id), { body: { note } });
        // somebody else may have settled it: then it is settled, too
        if (!answer.ok && answer.error.kind !== "alert-not-found") return t.failed;
        say(t.done);
        onResolved();
        reloadList();
        return null;
      }}
    />
  );
}
