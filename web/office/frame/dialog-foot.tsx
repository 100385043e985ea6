import { Button } from "../../../ui/button.tsx";
import { useOfficeMessages } from "../messages.ts";

interface DialogFootProps {
  readonly onLeave: () => void;
  /** Words for leaving; left out: "Cancel". */
  readonly leave?: string | undefined;
  readonly submit: string;
  readonly busy?: boolean | undefined;
  /** Id of the form that is sent; left out where `onSubmit` does it. */
  readonly form?: string;
  readonly onSubmit?: () => void;
}

/** The end of every dialog of the office: to leave it, and to do what it asks about. */
export function DialogFoot({ onLeave, leave, submit, busy, form, onSubmit }: DialogFootProps) {
  const { cancel } = useOfficeMessages().frame;
  return (
    <>
      <Button small look="ghost" onClick={onLeave}>
        {leave ?? cancel}
      </Button>
      <Button small loading={busy} type={form === undefined ? "button" : "submit"} form={form} onClick={onSubmit}>
        {submit}
      </Button>
    </>
  );
}
