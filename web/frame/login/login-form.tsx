import { customerPaths } from "../../../services/customers/contract.ts";
import { useMessages } from "../../words/context.tsx";
import { CustomerForm } from "./customer-form.tsx";
import { type FormAnswer, missingFields } from "./customer-forms.ts";
import { EmailInput } from "./email-input.tsx";
import { OtherWay } from "./other-way.tsx";
import { PasswordInput } from "./password-input.tsx";

interface LoginFormProps {
  readonly onDone: (answer: FormAnswer) => void;
  /** Where the form stands in a dialog, the other forms take its place. */
  readonly onForgotten?: () => void;
  readonly onSignUp?: () => void;
}

/** Email and password of someone who has an account. */
export function LoginForm({ onDone, onForgotten, onSignUp }: LoginFormProps) {
  const { account: t, checkout } = useMessages();
  return (
    <>
      <CustomerForm
        path={customerPaths.login}
        title={t.logInTitle}
        send={t.logIn}
        sending={t.loggingIn}
        onDone={onDone}
        missing={(values) => missingFields(values, { email: checkout.faults.email, password: t.passwordMissing })}
      >
        {(fault) => (
          <>
            <EmailInput autoComplete="username" error={fault("email")} />
            <PasswordInput
              name="password"
              label={t.password}
              autoComplete="current-password"
              required
              error={fault("password")}
            />
            <OtherWay href="/account/forgotten" text={t.forgotten} onGo={onForgotten} />
            <p className="label">{t.merge}</p>
          </>
        )}
      </CustomerForm>
      {onSignUp && <OtherWay href="/account" text={t.noAccountYet} onGo={onSignUp} />}
    </>
  );
}
