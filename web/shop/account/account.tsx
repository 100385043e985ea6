import { useEffect, useRef, useState } from "react";
import "./account.css";
import { Notice } from "../../../ui/notice.tsx";
import { type Customer, setCustomer, useCustomer } from "../../frame/customer/customer-store.ts";
import type { FormAnswer } from "../../frame/login/customer-forms.ts";
import { LoginForm } from "../../frame/login/login-form.tsx";
import { SignupForm } from "../../frame/login/signup-form.tsx";
import { useMessages } from "../../words/context.tsx";
import { FormsSkeleton } from "./account-skeleton.tsx";
import { MyData } from "./my-data.tsx";

/** What just happened on this page, said once above its new state. */
type News = "joined" | "loggedOut" | "deleted";

/** The account: forms for whoever is logged out, her own data for the customer. */
export function Account() {
  const t = useMessages().account;
  const customer = useCustomer();
  const [news, setNews] = useState<News | null>(null);
  const [cameIn, setCameIn] = useState(false);
  const said = useRef<HTMLDivElement>(null);
  // What she left by is gone with the focus that it had.
  useEffect(() => {
    if (news === "loggedOut" || news === "deleted") said.current?.focus();
  }, [news]);

  const arrive = (next: Customer, what: News | null) => {
    setCustomer(next);
    setNews(what);
  };
  return (
    <>
      <div ref={said} role="status" tabIndex={-1} className="account-said">
        {news && (
          <Notice tone="ok" className="account-news">
            {t[news]}
          </Notice>
        )}
      </div>
      {customer === null && <FormsSkeleton />}
      {customer?.isLoggedIn === false && (
        <LoggedOut
          onDone={({ customer: next, adopted }) => {
            setCameIn(true);
            arrive(next, adopted ? "joined" : null);
          }}
        />
      )}
      {customer?.isLoggedIn && (
        <MyData
          customer={customer}
          cameIn={cameIn}
          onLoggedOut={(next) => arrive(next, "loggedOut")}
          onDeleted={(next) => arrive(next, "deleted")}
        />
      )}
    </>
  );
}

function LoggedOut({ onDone }: { readonly onDone: (answer: FormAnswer) => void }) {
  const t = useMessages().account;
  return (
    <>
      <p className="lead">{t.lead}</p>
      <div className="account-forms">
        <section>
          <h2>{t.logInTitle}</h2>
          <LoginForm onDone={onDone} />
        </section>
        <section>
          <h2>{t.signUpTitle}</h2>
          <SignupForm onDone={onDone} />
        </section>
      </div>
    </>
  );
}
