import type { MyDesign } from "../../../services/designs/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useMessages } from "../../messages/context.tsx";

interface RemoveDesignProps {
  /** The one she wants to remove; null closes the question. */
  readonly design: MyDesign | null;
  readonly removing: boolean;
  readonly onKeep: () => void;
  readonly onRemove: (id: string) => void;
}

/** Asks before work is gone that cannot be brought back. */
export function RemoveDesign({ design, removing, onKeep, onRemove }: RemoveDesignProps) {
  const t = useMessages().account;
  return (
    <Dialog
      open={design !== null}
      onClose={onKeep}
      title={t.removeTitle(design?.name || design?.title || "")}
      closeLabel={t.closeDialog}
      footer={
        <>
          <Button look="ghost" onClick={onKeep}>
            {t.keep}
          </Button>
          <Button loading={removing} loadingText={t.removing} onClick={() => design && onRemove(design.id)}>
            {t.removeConfirm}
          </Button>
        </>
      }
    >
      <p>{t.removeText}</p>
    </Dialog>
  );
}
