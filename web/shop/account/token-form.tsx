import { useEffect, useRef, useState } from "react";
import { shopPath } from "../../../core/shop-path.ts";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { CustomerForm, type CustomerFormProps } from "../../frame/login/customer-form.tsx";
import type { FormAnswer } from "../../frame/login/customer-forms.ts";
import { useShop } from "../../frame/use-shop.ts";
import { useMessages } from "../../words/context.tsx";

interface TokenFormProps extends Pick<CustomerFormProps, "missing" | "question" | "children"> {
  readonly title: string;
  /** One of the customer paths; it takes the token beside the fields. */
  readonly path: string;
  readonly send: string;
  readonly sending: string;
  /** Said once it was sent. */
  readonly done: (answer: FormAnswer) => string;
  readonly onDone?: (answer: FormAnswer) => void;
  readonly wayOn: (isDone: boolean) => { readonly path: `/${string}`; readonly text: string };
}

/** What the link of a mail leads to. Its token stands behind the #, where no server and no other page sees it. */
export function TokenForm({ title, path, send, sending, done, onDone, wayOn, children, ...rules }: TokenFormProps) {
  const { noToken } = useMessages().account;
  const shop = useShop();
  const [token, setToken] = useState<string | null>(null);
  const [answer, setAnswer] = useState<FormAnswer | null>(null);
  useEffect(() => setToken(new URLSearchParams(location.hash.slice(1)).get("token") ?? ""), []);
  const said = useRef<HTMLDivElement>(null);
  // The form is gone with the focus that it had.
  useEffect(() => {
    if (answer) said.current?.focus();
  }, [answer]);
  const way = wayOn(answer !== null);
  return (
    <div className="account-single">
      <div ref={said} role="status" tabIndex={-1} className="account-said">
        {answer && (
          <Notice tone="ok" className="account-news">
            {done(answer)}
          </Notice>
        )}
        {token === "" && (
          <Notice tone="warn" className="account-news">
            {noToken}
          </Notice>
        )}
      </div>
      {token && !answer && (
        <CustomerForm
          path={path}
          title={title}
          send={send}
          sending={sending}
          {...rules}
          more={{ token }}
          onDone={(next) => {
            setAnswer(next);
            onDone?.(next);
          }}
        >
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
  );
}
