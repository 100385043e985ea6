import "./customer-form.css";
import { customerPaths } from "../../../services/customers/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useMessages } from "../../messages/context.tsx";
import type { Customer } from "../chrome/customer-store.ts";
import { PasswordInput } from "./password-input.tsx";
import { useCustomerForm } from "./use-customer-form.ts";

interface SignupFormProps {
  readonly onDone: (customer: Customer) => void;
}

/** A new account; the server says what it does not take, field by field. */
export function SignupForm({ onDone }: SignupFormProps) {
  const t = useMessages().account;
  const { form, sending, onSubmit, said, fault } = useCustomerForm(customerPaths.signup, onDone);
  return (
    <form ref={form} className="customer-form" onSubmit={onSubmit} noValidate aria-label={t.signUpTitle}>
      {said && (
        <Notice tone="bad" announce="assertive">
          {said}
        </Notice>
      )}
      <div className="customer-form-names">
        <TextInput name="firstName" label={t.firstName} autoComplete="given-name" required error={fault("firstName")} />
        <TextInput name="lastName" label={t.lastName} autoComplete="family-name" required error={fault("lastName")} />
      </div>
      <TextInput
        type="email"
        name="email"
        label={t.email}
        autoComplete="email"
        required
        error={fault("email")}
        spellCheck={false}
      />
      <PasswordInput
        name="password"
        label={t.password}
        hint={t.passwordHint}
        autoComplete="new-password"
        required
        error={fault("password")}
      />
      <p className="label">{t.merge}</p>
      <Button type="submit" look="ghost" wide="mobile" loading={sending} loadingText={t.signingUp}>
        {t.signUp}
      </Button>
    </form>
  );
}
