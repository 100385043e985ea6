import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useMessages } from "../../words/context.tsx";

interface RemoveDialogProps {
  /** What she wants to remove, by its name; null closes the question. */
  readonly name: string | null;
  /** What goes with it, and what stays. */
  readonly text: string;
  readonly removing: boolean;
  readonly onKeep: () => void;
  readonly onRemove: () => void;
}

/** Asks before something is gone that cannot be brought back. */
export function RemoveDialog({ name, text, removing, onKeep, onRemove }: RemoveDialogProps) {
  const t = useMessages().account;
  return (
    <Dialog
      open={name !== null}
      onClose={onKeep}
      title={t.removeTitle({ name: name ?? "" })}
      closeLabel={t.closeDialog}
      footer={
        <>
          <Button look="ghost" onClick={onKeep}>
            {t.keep}
          </Button>
          <Button loading={removing} loadingText={t.removing} onClick={onRemove}>
            {t.removeConfirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
