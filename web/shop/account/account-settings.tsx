import { type ReactNode, useEffect, useRef, useState } from "react";
import { customerPaths } from "../../../services/customers/contract.ts";
import { Opener } from "../../../ui/disclosure.tsx";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { Customer } from "../../frame/customer/customer-store.ts";
import { CustomerForm } from "../../frame/login/customer-form.tsx";
import { EmailInput } from "../../frame/login/email-input.tsx";
import { NewPasswordInput } from "../../frame/login/new-password-input.tsx";
import { PasswordInput } from "../../frame/login/password-input.tsx";
import { useMessages } from "../../words/context.tsx";

interface AccountSettingsProps {
  /** Of the account; null while it is on its way. */
  readonly email: string | null;
  /** A link is on its way to another address. */
  readonly onEmailAsked: () => void;
  readonly onDeleted: (nobody: Customer) => void;
}

/** Password, mail address, a copy of what is known of her, and the end of the account. */
export function AccountSettings({ email, onEmailAsked, onDeleted }: AccountSettingsProps) {
  const t = useMessages().account;
  const [done, setDone] = useState<"passwordChanged" | "emailAsked" | null>(null);
  const said = useRef<HTMLDivElement>(null);
  // The form is gone with the focus that it had.
  useEffect(() => {
    if (done) said.current?.focus();
  }, [done]);
  return (
    <section className="account-settings">
      <h2>{t.settings}</h2>
      <div ref={said} role="status" tabIndex={-1} className="account-said">
        {done && (
          <Notice tone="ok" className="account-news">
            {t[done]}
          </Notice>
        )}
      </div>
      {/* a new form after each change, so that no password stays in it */}
      <Setting key={`password ${done}`} title={t.changePassword}>
        <CustomerForm
          path={customerPaths.changePassword}
          title={t.changePassword}
          send={t.changePassword}
          sending={t.changing}
          onDone={() => setDone("passwordChanged")}
        >
          {(fault) => (
            <>
              <CurrentPassword error={fault("current")} />
              <NewPasswordInput label={t.newPassword} error={fault("password")} />
            </>
          )}
        </CustomerForm>
      </Setting>
      <Setting key={`email ${done}`} title={t.changeEmail}>
        {email !== null && <p>{t.emailNow({ email })}</p>}
        <p>{t.changeEmailText}</p>
        <CustomerForm
          path={customerPaths.changeEmail}
          title={t.changeEmail}
          send={t.askForLink}
          sending={t.askingForLink}
          onDone={() => {
            setDone("emailAsked");
            onEmailAsked();
          }}
        >
          {(fault) => (
            <>
              <EmailInput autoComplete="email" error={fault("email")} />
              <CurrentPassword error={fault("current")} />
            </>
          )}
        </CustomerForm>
      </Setting>
      <Setting title={t.copyOfData}>
        <p>{t.copyOfDataText}</p>
        <p>
          <Link underlined href={customerPaths.export} download>
            {t.downloadCopy}
          </Link>
        </p>
      </Setting>
      <Setting title={t.deleteAccount}>
        <p>{t.deleteAccountText}</p>
        <CustomerForm
          path={customerPaths.deleteAccount}
          look="ghost"
          title={t.deleteAccount}
          send={t.deleteForGood}
          sending={t.deleting}
          onDone={({ customer }) => onDeleted(customer)}
        >
          {(fault) => <CurrentPassword error={fault("current")} />}
        </CustomerForm>
      </Setting>
    </section>
  );
}

const Setting = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <details className="account-setting">
    <Opener>{title}</Opener>
    {children}
  </details>
);

function CurrentPassword({ error }: { readonly error: string | undefined }) {
  const t = useMessages().account;
  return (
    <PasswordInput name="current" label={t.currentPassword} autoComplete="current-password" required error={error} />
  );
}
