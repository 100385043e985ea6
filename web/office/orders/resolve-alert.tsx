import { done } from "../../../core/outcome.ts";
import { type OfficeOrder, officeOrderPaths } from "../../../services/orders/contract.ts";
import { officeApi } from "../api/use-office.ts";
import { AskDialog } from "../frame/ask-dialog.tsx";
import { useSay } from "../frame/news.tsx";
import { useOfficeMessages } from "../messages.ts";
import { useShownList } from "./shown-list.ts";

interface ResolveAlertProps {
  readonly alert: OfficeOrder["alerts"][number];
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onResolved: () => void;
}

/** Asks what was done about the money; the note stays with the order. */
export function ResolveAlert({ alert, open, onClose, onResolved }: ResolveAlertProps) {
  const t = useOfficeMessages().payments;
  const { reloadList } = useShownList();
  const say = useSay();
  async function resolve(note: string) {
    const resolved = await officeApi().post(officeOrderPaths.resolve(alert.id), { body: { note } });
    // Somebody else may have settled it: then it is settled, too.
    return !resolved.ok && resolved.error.kind === "alert-not-found" ? done(null) : resolved;
  }
  return (
    <AskDialog
      open={open}
      onClose={onClose}
      title={t.resolveTitle}
      text={t.alert[alert.reason].action}
      reason={{ label: t.note, hint: t.noteHint, missing: t.noteMissing }}
      submit={t.save}
      leave={t.cancel}
      send={resolve}
      failure={() => t.failed}
      onDone={() => {
        say(t.done);
        onResolved();
        reloadList();
      }}
    />
  );
}
