import "./customer-form.css";
import { customerPaths } from "../../../services/customers/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useMessages } from "../../messages/context.tsx";
import type { Customer } from "../chrome/customer-store.ts";
import { PasswordInput } from "./password-input.tsx";
import { useCustomerForm } from "./use-customer-form.ts";

interface CustomerFormProps {
  readonly onDone: (customer: Customer) => void;
}

/** Email and password of someone who has an account. */
export function LoginForm({ onDone }: CustomerFormProps) {
  const t = useMessages().account;
  const { form, sending, onSubmit, said, fault } = useCustomerForm(customerPaths.login, onDone);
  return (
    <form ref={form} className="customer-form" onSubmit={onSubmit} noValidate aria-label={t.logInTitle}>
      {said && (
        <Notice tone="bad" announce="assertive">
          {said}
        </Notice>
      )}
      <TextInput
        type="email"
        name="email"
        label={t.email}
        autoComplete="username"
        required
        error={fault("email")}
        spellCheck={false}
      />
      <PasswordInput
        name="password"
        label={t.password}
        autoComplete="current-password"
        required
        error={fault("password")}
      />
      <p className="label">{t.merge}</p>
      <Button type="submit" wide="mobile" loading={sending} loadingText={t.loggingIn}>
        {t.logIn}
      </Button>
    </form>
  );
}
