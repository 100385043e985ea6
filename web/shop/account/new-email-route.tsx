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

export const headers = cachedForAll;

/**
 * Confirming a new mail address with the token of its mail, behind the # as for passwords. It takes a press, because mail
 * programs open links to look at them.
 */
export default function NewEmailRoute() {
  const t = useMessages().account;
  const shop = useShop();
  const [token, setToken] = useState<string | null>(null);
  const [confirmed, setConfirmed] = useState(false);
  useEffect(() => setToken(new URLSearchParams(location.hash.slice(1)).get("token") ?? ""), []);
  const words = { title: t.newEmailTitle, send: t.confirmEmail, sending: t.changing };
  return (
    <AccountPage title={t.newEmailTitle}>
      <div className="account-single">
        <div role="status">
          {confirmed && (
            <Notice tone="ok" className="account-news">
              {t.emailConfirmed}
            </Notice>
          )}
          {token === "" && (
            <Notice tone="warn" className="account-news">
              {t.noToken}
            </Notice>
          )}
        </div>
        {token && !confirmed && (
          <CustomerForm path={customerPaths.confirmEmail} {...words} more={{ token }} onDone={() => setConfirmed(true)}>
            {() => <p>{t.newEmailText}</p>}
          </CustomerForm>
        )}
        {/* Below what the token decides, which only the browser knows: it would move. */}
        {token !== null && (
          <p className="account-way-on">
            <Link underlined href={shopPath(shop, "/account")}>
              {t.title}
            </Link>
          </p>
        )}
      </div>
    </AccountPage>
  );
}
