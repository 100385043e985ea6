import { useEffect, useState } from "react";
import { shopPath } from "../../../core/shop-path.ts";
import { customerPaths } from "../../../services/customers/contract.ts";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useMessages } from "../../messages/context.tsx";
import { useShop } from "../../use-shop.ts";
import { cachedForAll } from "../cached-for-all.ts";
import { AccountPage } from "./account-page.tsx";
import { CustomerForm } from "./customer-form.tsx";
import { NewPasswordInput } from "./new-password-input.tsx";

export const headers = cachedForAll;

/** Setting a new password with the token of a mail, which stands behind the #, where no server and no other page sees it. */
export default function NewPasswordRoute() {
  const t = useMessages().account;
  const shop = useShop();
  const [token, setToken] = useState<string | null>(null);
  const [set, setSet] = useState(false);
  useEffect(() => setToken(new URLSearchParams(location.hash.slice(1)).get("token") ?? ""), []);
  const words = { title: t.newPasswordTitle, send: t.setPassword, sending: t.settingPassword };
  return (
    <AccountPage title={t.newPasswordTitle}>
      <div className="account-single">
        <div role="status">
          {set && (
            <Notice tone="ok" className="account-news">
              {t.passwordSet}
            </Notice>
          )}
          {token === "" && (
            <Notice tone="warn" className="account-news">
              {t.noToken}
            </Notice>
          )}
        </div>
        {token && !set && (
          <CustomerForm path={customerPaths.newPassword} {...words} more={{ token }} onDone={() => setSet(true)}>
            {(fault) => <NewPasswordInput label={t.newPassword} error={fault("password")} />}
          </CustomerForm>
        )}
        {/* Below what the token decides, which only the browser knows: it would move. */}
        {token !== null && (
          <p className="account-way-on">
            <Link underlined href={shopPath(shop, set ? "/account" : "/account/forgotten")}>
              {set ? t.logIn : t.askAgain}
            </Link>
          </p>
        )}
      </div>
    </AccountPage>
  );
}
