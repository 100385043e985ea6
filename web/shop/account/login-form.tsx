import { shopPath } from "../../../core/shop-path.ts";
import { customerPaths } from "../../../services/customers/contract.ts";
import { Link } from "../../../ui/link.tsx";
import { useMessages } from "../../messages/context.tsx";
import { useShop } from "../../use-shop.ts";
import type { Customer } from "../chrome/customer-store.ts";
import { CustomerForm } from "./customer-form.tsx";
import { EmailInput } from "./email-input.tsx";
import { PasswordInput } from "./password-input.tsx";

interface LoginFormProps {
  readonly onDone: (customer: Customer) => void;
}

/** Email and password of someone who has an account. */
export function LoginForm({ onDone }: LoginFormProps) {
  const t = useMessages().account;
  const shop = useShop();
  return (
    <CustomerForm path={customerPaths.login} title={t.logInTitle} send={t.logIn} sending={t.loggingIn} onDone={onDone}>
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
          <p>
            <Link underlined href={shopPath(shop, "/account/forgotten")}>
              {t.forgotten}
            </Link>
          </p>
          <p className="label">{t.merge}</p>
        </>
      )}
    </CustomerForm>
  );
}
