import { useRef } from "react";
import { Dialog } from "../../../ui/dialog.tsx";
import { officeSession } from "../api/use-office.ts";
import { useOfficeMessages } from "../messages.ts";
import { LoginForm } from "./login-form.tsx";
import "./login.css";

/** The session ended in the middle of work: after a new login everything goes on where it was; closing leaves the office. */
export function LoginDialog({ open }: { readonly open: boolean }) {
  const t = useOfficeMessages().login;
  const first = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      onClose={() => void officeSession().signOut()}
      title={t.expiredTitle}
      closeLabel={t.leave}
      initialFocus={first}
    >
      <p className="login-expired">{t.expiredText}</p>
      <LoginForm first={first} />
    </Dialog>
  );
}
