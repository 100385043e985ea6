import { type ReactNode, useEffect, useState } from "react";
import { shopPath } from "../../../core/shop-path.ts";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useMessages } from "../../messages/context.tsx";
import { useShop } from "../../use-shop.ts";
import { AccountPage } from "./account-page.tsx";
import { CustomerForm } from "./customer-form.tsx";

interface TokenPageProps {
  readonly title: string;
  /** One of the customer paths; it takes the token beside the fields. */
  readonly path: string;
  readonly send: string;
  readonly sending: string;
  /** Said once it was sent. */
  readonly done: string;
  readonly wayOn: (isDone: boolean) => { readonly path: `/${string}`; readonly text: string };
  /** The fields, each told what is wrong with it. */
  readonly children: (fault: (field: string) => string | undefined) => ReactNode;
}

/** A page that the link of a mail leads to. Its token stands behind the #, where no server and no other page sees it. */
export function TokenPage({ title, path, send, sending, done, wayOn, children }: TokenPageProps) {
  const { noToken } = useMessages().account;
  const shop = useShop();
  const [token, setToken] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  useEffect(() => setToken(new URLSearchParams(location.hash.slice(1)).get("token") ?? ""), []);
  const way = wayOn(isDone);
  return (
    <AccountPage title={title}>
      <div className="account-single">
        <div role="status">
          {isDone && (
            <Notice tone="ok" className="account-news">
              {done}
            </Notice>
          )}
          {token === "" && (
            <Notice tone="warn" className="account-news">
              {noToken}
            </Notice>
          )}
        </div>
        {token && !isDone && (
          <CustomerForm {...{ path, title, send, sending }} more={{ token }} onDone={() => setDone(true)}>
            {children}
          </CustomerForm>
        )}
        {/* Below what the token decides, which only the browser knows: it would move. */}
        {token !== null && (
          <p className="account-way-on">
            <Link underlined href={shopPath(shop, way.path)}>
              {way.text}
            </Link>
          </p>
        )}
      </div>
    </AccountPage>
  );
}
