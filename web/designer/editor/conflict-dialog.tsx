import { useState } from "react";
import { labelled } from "../../../core/label-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useLocale, useMessages } from "../../words/context.tsx";
import type { CopyOutcome } from "./use-copy.ts";

interface ConflictDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onLoadNewer: () => void;
  readonly onKeepMine: () => Promise<CopyOutcome>;
}

/** Another tab or device was first. Nothing is overwritten; the person says what counts. */
export function ConflictDialog({ open, onClose, onLoadNewer, onKeepMine }: ConflictDialogProps) {
  const t = useMessages().designer.conflict;
  const locale = useLocale();
  const [copying, setCopying] = useState<"no" | "yes" | "failed">("no");
  async function keep() {
    setCopying("yes");
    const outcome = await onKeepMine();
    if (outcome === "failed") setCopying("failed");
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.title}
      closeLabel={t.close}
      footer={
        <>
          <Button onClick={() => void keep()} loading={copying === "yes"} loadingText={t.copying}>
            {t.keepMine}
          </Button>
          <Button look="ghost" onClick={onLoadNewer}>
            {t.loadNewer}
          </Button>
        </>
      }
    >
      <p>{t.text}</p>
      <p className="label">
        {labelled(t.keepMine, t.keepMineHelp, locale)}
        <br />
        {labelled(t.loadNewer, t.loadNewerHelp, locale)}
      </p>
      {copying === "failed" && (
        <Notice tone="bad" announce="assertive">
          {t.failed}
        </Notice>
      )}
    </Dialog>
  );
}
