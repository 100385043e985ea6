import { customerPaths } from "../../../services/customers/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { useMessages } from "../../words/context.tsx";
import { CustomerForm } from "./customer-form.tsx";
import { EmailInput } from "./email-input.tsx";
import { OtherWay } from "./other-way.tsx";

interface PasswordResetFormProps {
  /** Told the address that a link was asked for. */
  readonly onAsked: (email: string) => void;
  readonly onLogIn: () => void;
}

/** Asks for a link to a new password. */
export function PasswordResetForm({ onAsked, onLogIn }: PasswordResetFormProps) {
  const t = useMessages().account;
  const words = { title: t.forgottenTitle, send: t.askForLink, sending: t.askingForLink };
  return (
    <>
      <p>{t.forgottenLead}</p>
      <CustomerForm path={customerPaths.passwordReset} {...words} onDone={(_, { email }) => onAsked(email ?? "")}>
        {(fault) => <EmailInput autoComplete="username" error={fault("email")} />}
      </CustomerForm>
      <OtherWay href="/account" text={t.backToLogIn} onGo={onLogIn} />
    </>
  );
}

interface LinkSentProps {
  readonly email: string;
  readonly onLogIn: () => void;
  readonly onForgotten: () => void;
}

/** Confirms that the link is on its way; the same words for every address, whether there is an account or not. */
export function LinkSent({ email, onLogIn, onForgotten }: LinkSentProps) {
  const t = useMessages().account;
  return (
    <>
      <p role="status">
        <b>{email}</b>
        <br />
        {t.linkSent}
      </p>
      <Button wide="mobile" onClick={onLogIn}>
        {t.backToLogIn}
      </Button>
      <OtherWay href="/account/forgotten" text={t.notArrived} onGo={onForgotten} />
    </>
  );
}
