import { customerPaths } from "../../../services/customers/contract.ts";
import { setCustomer } from "../../frame/customer/customer-store.ts";
import { PasswordInput } from "../../frame/login/password-input.tsx";
import { useMessages } from "../../words/context.tsx";
import { TokenForm } from "./token-form.tsx";

/** Confirming a mail address. It takes a press, because mail programs open links to look at them. */
export function NewEmail() {
  const t = useMessages().account;
  return (
    <TokenForm
      path={customerPaths.confirmEmail}
      title={t.newEmailTitle}
      send={t.confirmEmail}
      sending={t.confirming}
      done={({ joined }) => (joined ? t.accountsJoined : t.emailConfirmed)}
      // Of the account that asked for the link: where it is signed in nobody needs it.
      question="current"
      missing={({ current }) => (current === "" ? { current: t.passwordMissing } : {})}
      // Where two accounts became one, she is somebody else now, with another basket.
      onDone={({ customer }) => setCustomer(customer)}
      wayOn={() => ({ path: "/account", text: t.title })}
    >
      {(fault, asked) => (
        <>
          <p>{t.newEmailText}</p>
          {asked !== null && (
            <PasswordInput
              name="current"
              label={t.password}
              hint={asked}
              autoComplete="current-password"
              required
              error={fault("current")}
            />
          )}
        </>
      )}
    </TokenForm>
  );
}
