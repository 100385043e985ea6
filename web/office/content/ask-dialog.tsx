import { type ReactNode, useState } from "react";
import type { Problem } from "../../../core/http/problem.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { problemText } from "../data/failed-answer.tsx";
import { DialogFoot } from "../frame/dialog-foot.tsx";
import { useOfficeMessages } from "../messages.ts";

interface AskDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What happens. */
  readonly text: ReactNode;
  readonly submit: string;
  readonly wide?: boolean | undefined;
  /** Does it; null when it is done. A page that somebody else changed closes the dialog, the page then says more. */
  readonly onSubmit: () => Promise<Problem | null>;
}

/** Asks once more before visitors see something else. */
export function AskDialog({ open, onClose, title, text, submit, wide, onSubmit }: AskDialogProps) {
  const words = useOfficeMessages();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const leave = () => {
    setFailure(null);
    onClose();
  };
  async function go() {
    setBusy(true);
    const why = await onSubmit();
    setBusy(false);
    if (why === null || why.kind === "page-changed") leave();
    else setFailure(problemText(why, words.problems));
  }
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={title}
      closeLabel={words.frame.close}
      wide={wide}
      footer={<DialogFoot onLeave={leave} submit={submit} busy={busy} onSubmit={() => void go()} />}
    >
      {failure && (
        <Notice tone="bad" announce="assertive">
          {failure}
        </Notice>
      )}
      {typeof text === "string" ? <p className="mute">{text}</p> : text}
    </Dialog>
  );
}
