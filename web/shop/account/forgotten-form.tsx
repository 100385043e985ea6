import { useState } from "react";
import { customerPaths } from "../../../services/customers/contract.ts";
import { Notice } from "../../../ui/notice.tsx";
import { CustomerForm } from "../../frame/login/customer-form.tsx";
import { EmailInput } from "../../frame/login/email-input.tsx";
import { useMessages } from "../../words/context.tsx";

/** Asks for a link to a new password. What is said afterwards is the same for every address. */
export function ForgottenForm() {
  const t = useMessages().account;
  const [asked, setAsked] = useState(false);
  const words = { title: t.forgottenTitle, send: t.askForLink, sending: t.askingForLink };
  return (
    <>
      <div role="status">
        {asked && (
          <Notice tone="ok" className="account-news">
            {t.linkSent}
          </Notice>
        )}
      </div>
      <CustomerForm path={customerPaths.passwordReset} {...words} onDone={() => setAsked(true)}>
        {(fault) => <EmailInput autoComplete="username" error={fault("email")} />}
      </CustomerForm>
    </>
  );
}
