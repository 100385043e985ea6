import { customerPaths } from "../../../services/customers/contract.ts";
import { TextInput } from "../../../ui/text-input.tsx";
import { useMessages } from "../../words/context.tsx";
import { CustomerForm } from "./customer-form.tsx";
import { type FormAnswer, missingFields, shortPassword } from "./customer-forms.ts";
import { EmailInput } from "./email-input.tsx";
import { NewPasswordInput } from "./new-password-input.tsx";
import { OtherWay } from "./other-way.tsx";

interface SignupFormProps {
  readonly onDone: (answer: FormAnswer) => void;
  /** Where the form stands in a dialog, the other one takes its place. */
  readonly onLogIn?: () => void;
}

/** A new account. Empty fields and short passwords are reported at once, the rest by the server, field by field. */
export function SignupForm({ onDone, onLogIn }: SignupFormProps) {
  const { account: t, checkout } = useMessages();
  // Beside the log-in of the page it is the second way in; alone it is the way.
  const words = { title: t.signUpTitle, send: t.signUp, sending: t.signingUp };
  const { email, required } = checkout.faults;
  const empty = { firstName: required.firstName, lastName: required.lastName, email, password: t.passwordMissing };
  return (
    <>
      <CustomerForm
        path={customerPaths.signup}
        {...words}
        look={onLogIn ? undefined : "ghost"}
        missing={(values) => ({ ...shortPassword(values, t.passwordShort), ...missingFields(values, empty) })}
        onDone={onDone}
      >
        {(fault) => (
          <>
            <div className="customer-form-names">
              <TextInput
                name="firstName"
                label={t.firstName}
                autoComplete="given-name"
                required
                error={fault("firstName")}
              />
              <TextInput
                name="lastName"
                label={t.lastName}
                autoComplete="family-name"
                required
                error={fault("lastName")}
              />
            </div>
            <EmailInput autoComplete="email" error={fault("email")} />
            <NewPasswordInput label={t.password} error={fault("password")} />
            <p className="label">{t.merge}</p>
          </>
        )}
      </CustomerForm>
      {onLogIn && <OtherWay href="/account" text={t.accountAlready} onGo={onLogIn} />}
    </>
  );
}
