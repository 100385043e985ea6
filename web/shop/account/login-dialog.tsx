import { Dialog } from "../../../ui/dialog.tsx";
import { useMessages } from "../../messages/context.tsx";
import type { Customer } from "../chrome/customer-store.ts";
import { LoginForm } from "./login-form.tsx";

interface LoginDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDone: (customer: Customer) => void;
}

/** Logging in without leaving the page. */
export function LoginDialog({ open, onClose, onDone }: LoginDialogProps) {
  const t = useMessages().account;
  return (
    <Dialog open={open} onClose={onClose} title={t.logInTitle} closeLabel={t.closeDialog}>
      <LoginForm onDone={onDone} />
    </Dialog>
  );
}
