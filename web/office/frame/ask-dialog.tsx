import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import type { Problem } from "../../../core/http/problem.ts";
import type { Outcome } from "../../../core/outcome.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Form } from "../../../ui/form.tsx";
import { TextArea } from "../../../ui/text-input.tsx";
import { problemText } from "../data/failed-answer.tsx";
import { type Submission, useSubmit } from "../data/use-submit.ts";
import { useOfficeMessages } from "../messages.ts";
import { closesAfter, reasonToSend } from "./ask-rules.ts";
import { DialogFoot } from "./dialog-foot.tsx";

interface Reason {
  readonly label: string;
  readonly hint: string;
  /** Said when nothing was written. */
  readonly missing: string;
}

interface AskDialogProps<Value> {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What happens, or what to do before. */
  readonly text: ReactNode;
  readonly submit: string;
  /** Words for leaving; left out: "Cancel". */
  readonly leave?: string;
  readonly wide?: boolean;
  /** A sentence that others must be able to understand later; left out where none is needed. */
  readonly reason?: Reason;
  /** The request, with the reason, "" where none is asked for. */
  readonly send: (reason: string) => Promise<Outcome<Value, Problem>>;
  /** What follows when it is done, before the dialog closes. */
  readonly onDone?: (value: Value) => unknown;
  /** Why it is not done; left out: what is said of every problem. */
  readonly failure?: (problem: Problem) => string;
  /** Kinds of problems that close the dialog, because the page behind it explains them. */
  readonly explainedBehind?: readonly string[];
}

/** Asks before something is done that others notice. */
export function AskDialog<Value>(props: AskDialogProps<Value>) {
  const { open, onClose, title, wide, leave, submit, send, onDone, explainedBehind = [] } = props;
  const { close } = useOfficeMessages().frame;
  const form = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const doing = useSubmit(send, onDone);
  async function go(reason: string) {
    if (closesAfter(await doing.submit(reason), explainedBehind)) onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={close}
      wide={wide}
      initialFocus={props.reason && field}
      footer={<DialogFoot onLeave={onClose} leave={leave} submit={submit} busy={doing.busy} form={form} />}
    >
      <AskForm {...props} id={form} field={field} doing={doing} onSend={go} />
    </Dialog>
  );
}

interface AskFormProps<Value> extends Pick<AskDialogProps<Value>, "text" | "reason" | "failure"> {
  readonly id: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly doing: Submission<readonly [string], Value>;
  readonly onSend: (reason: string) => unknown;
}

/** Exists while the dialog is open, so that each time starts empty and without an old problem. */
function AskForm<Value>({ id, field, doing, onSend, text, reason, failure }: AskFormProps<Value>) {
  const words = useOfficeMessages().problems;
  const [isMissing, setMissing] = useState(false);
  const { problem, forget } = doing;
  useEffect(forget, [forget]);
  function send() {
    const written = reasonToSend(field.current?.value ?? "", reason !== undefined);
    setMissing(written === null);
    if (written !== null) return onSend(written);
    field.current?.focus();
  }
  return (
    <Form id={id} onSend={send} failure={problem && (failure ? failure(problem) : problemText(problem, words))}>
      {typeof text === "string" ? <p className="mute">{text}</p> : text}
      {reason && (
        <TextArea
          ref={field}
          label={reason.label}
          hint={reason.hint}
          error={isMissing && reason.missing}
          maxLength={1000}
          rows={3}
          onChange={() => setMissing(false)}
        />
      )}
    </Form>
  );
}
