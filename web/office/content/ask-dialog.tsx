import type { ReactNode } from "react";
import type { Problem } from "../../../core/http/problem.ts";
import { done, failed } from "../../../core/outcome.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Failure } from "../../../ui/form.tsx";
import { problemText } from "../data/failed-answer.tsx";
import { useSubmit } from "../data/use-submit.ts";
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
  const doing = useSubmit(async () => {
    const why = await onSubmit();
    return why === null ? done(null) : failed(why);
  });
  const leave = () => {
    doing.forget();
    onClose();
  };
  async function go() {
    const why = await doing.submit();
    if (why === null || why.kind === "page-changed") leave();
  }
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={title}
      closeLabel={words.frame.close}
      wide={wide}
      footer={<DialogFoot onLeave={leave} submit={submit} busy={doing.busy} onSubmit={() => void go()} />}
    >
      <Failure>{doing.problem && problemText(doing.problem, words.problems)}</Failure>
      {typeof text === "string" ? <p className="mute">{text}</p> : text}
    </Dialog>
  );
}
