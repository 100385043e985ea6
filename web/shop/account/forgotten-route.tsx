import { useState } from "react";
import { customerPaths } from "../../../services/customers/contract.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useMessages } from "../../messages/context.tsx";
import { cachedForAll } from "../cached-for-all.ts";
import { AccountPage } from "./account-page.tsx";
import { CustomerForm } from "./customer-form.tsx";
import { EmailInput } from "./email-input.tsx";

export const headers = cachedForAll;

/** Asking for a link to a new password. What is said afterwards is the same for every address. */
export default function ForgottenRoute() {
  const t = useMessages().account;
  const [asked, setAsked] = useState(false);
  const words = { title: t.forgottenTitle, send: t.askForLink, sending: t.askingForLink };
  return (
    <AccountPage title={t.forgottenTitle}>
      <p className="lead">{t.forgottenLead}</p>
      <div className="account-single">
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
      </div>
    </AccountPage>
  );
}
