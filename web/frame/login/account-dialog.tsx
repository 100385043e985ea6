import { useEffect, useRef } from "react";
import { Dialog } from "../../../ui/dialog.tsx";
import { useMessages } from "../../words/context.tsx";
import { type Customer, setCustomer } from "../customer/customer-store.ts";
import type { DialogViewProps } from "../dialogs/dialogs.ts";
import type { FormAnswer } from "./customer-forms.ts";
import { LoginForm } from "./login-form.tsx";
import { LinkSent, PasswordResetForm } from "./password-reset-form.tsx";
import { SignupForm } from "./signup-form.tsx";

/** The dialogs of the account lead from one to the other, and keep what was wanted. */
export interface AccountWish {
  /** Called when somebody is logged in; the header knows by itself. */
  readonly onDone?: ((customer: Customer) => void) | undefined;
  /** The address a link was requested for. */
  readonly email?: string | undefined;
}

type AccountDialogKind = "log-in" | "sign-up" | "password-reset" | "password-confirm";

/** Logging in, a new account and a new password without leaving the page; one leads to the other. */
export function AccountDialog({ kind: given, payload: wish, close, turn }: DialogViewProps<AccountWish>) {
  const t = useMessages().account;
  const kind = given as AccountDialogKind;
  const titles: Readonly<Record<AccountDialogKind, string>> = {
    "log-in": t.logInTitle,
    "sign-up": t.signUpTitle,
    "password-reset": t.forgottenTitle,
    "password-confirm": t.linkSentTitle,
  };
  const content = useRef<HTMLDivElement>(null);
  // The browser starts at the button that closes, and starts nowhere when one form follows another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each form
  useEffect(() => content.current?.querySelector<HTMLElement>("input, button")?.focus(), [kind]);

  const arrive = ({ customer }: FormAnswer) => {
    setCustomer(customer);
    void close().then(() => wish.onDone?.(customer));
  };
  const lead = (to: AccountDialogKind, more: AccountWish = {}) => turn(to, { ...wish, ...more });
  const ways = {
    onLogIn: () => lead("log-in"),
    onSignUp: () => lead("sign-up"),
    onForgotten: () => lead("password-reset"),
  };
  return (
    <Dialog open onClose={() => void close()} title={titles[kind]} closeLabel={t.closeDialog}>
      <div ref={content} className="account-dialog">
        {kind === "log-in" && <LoginForm onDone={arrive} {...ways} />}
        {kind === "sign-up" && <SignupForm onDone={arrive} onLogIn={ways.onLogIn} />}
        {kind === "password-reset" && (
          <PasswordResetForm onAsked={(email) => lead("password-confirm", { email })} onLogIn={ways.onLogIn} />
        )}
        {kind === "password-confirm" && <LinkSent email={wish.email ?? ""} {...ways} />}
      </div>
    </Dialog>
  );
}
