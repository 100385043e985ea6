import { useId, useRef, useState } from "react";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextArea } from "../../../ui/text-input.tsx";
import { DialogFoot } from "../frame/dialog-foot.tsx";
import { useOfficeMessages } from "../messages.ts";

interface ReasonDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What happens, or what to do before. */
  readonly text: string;
  readonly label: string;
  readonly hint: string;
  /** Said when nothing was written. */
  readonly missing: string;
  readonly submit: string;
  readonly cancel: string;
  /** Does it; null when it is done, otherwise why it is not. */
  readonly onSubmit: (reason: string) => Promise<string | null>;
}

/** Asks for a sentence before something is done that others must be able to understand later. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { open, onClose, title } = props;
  const t = useOfficeMessages().frame;
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useId();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t.close}
      initialFocus={field}
      footer={<DialogFoot onLeave={onClose} leave={props.cancel} submit={props.submit} busy={busy} form={form} />}
    >
      <ReasonForm {...props} id={form} field={field} busy={busy} onBusy={setBusy} />
    </Dialog>
  );
}

interface ReasonFormProps extends ReasonDialogProps {
  readonly id: string;
  readonly field: React.RefObject<HTMLTextAreaElement | null>;
  readonly busy: boolean;
  readonly onBusy: (busy: boolean) => void;
}

/** Exists while the dialog is open, so that each time starts empty. */
function ReasonForm({ id, field, busy, onBusy, text, label, hint, missing, onSubmit, onClose }: ReasonFormProps) {
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function submit() {
    const reason = field.current?.value.trim() ?? "";
    if (reason === "") {
      setError(missing);
      field.current?.focus();
      return;
    }
    onBusy(true);
    const why = await onSubmit(reason);
    onBusy(false);
    if (why === null) onClose();
    else setFailure(why);
  }

  return (
    <form
      id={id}
      className="reason-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <p className="mute">{text}</p>
      {failure && (
        <Notice tone="bad" announce="assertive">
          {failure}
        </Notice>
      )}
      <TextArea
        ref={field}
        label={label}
        hint={hint}
        error={error ?? undefined}
        maxLength={1000}
        rows={3}
        onChange={() => setError(null)}
      />
    </form>
  );
}
