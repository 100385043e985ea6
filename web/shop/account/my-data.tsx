import { useEffect, useRef, useState } from "react";
import { localMoment } from "../../../core/local-time.ts";
import { shopPath } from "../../../core/shop-path.ts";
import { customerPaths, type OwnAccount } from "../../../services/customers/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { tabStorage } from "../../browser/tab-storage.ts";
import { type Customer, fullName } from "../../frame/customer/customer-store.ts";
import { type FormRefusal, postCustomerForm, refusalText } from "../../frame/login/customer-forms.ts";
import { useShop } from "../../frame/use-shop.ts";
import { useMessages } from "../../words/context.tsx";
import { AccountSettings } from "./account-settings.tsx";
import { AwaitedEmail } from "./awaited-email.tsx";
import { NotLoaded } from "./fetched-list.tsx";
import { forgetPhotos, forgetTab } from "./forget-tab.ts";
import "./lists.css";
import { useFetched } from "../../browser/store/use-fetched.ts";
import { MyLists } from "./my-lists.tsx";

interface MyDataProps {
  readonly customer: Customer;
  /** By a form of this page, which is gone with the focus that it had. */
  readonly cameIn: boolean;
  readonly onLoggedOut: (nobody: Customer) => void;
  readonly onDeleted: (nobody: Customer) => void;
}

/** What the account holds of her, where her basket is, and the way out. */
export function MyData({ customer, cameIn, onLoggedOut, onDeleted }: MyDataProps) {
  const t = useMessages().account;
  const shop = useShop();
  const [leaving, setLeaving] = useState(false);
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const own = useFetched<OwnAccount>(customerPaths.account);
  const account = own.value;
  const hello = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (cameIn) hello.current?.focus();
  }, [cameIn]);

  const logOut = async () => {
    setLeaving(true);
    const answer = await postCustomerForm(customerPaths.logout, {});
    setLeaving(false);
    if (answer.ok) {
      forgetHer();
      onLoggedOut(answer.value.customer);
    } else setRefusal(answer.error);
  };
  return (
    <div className="account-data">
      <p className="lead" ref={hello} tabIndex={-1}>
        {t.hello({ firstName: customer.firstName })}
      </p>
      <MyLists own={own}>
        <section>
          <h2>{t.data}</h2>
          <dl>
            <dt>{t.name}</dt>
            <dd>{fullName(customer)}</dd>
            {account && (
              <>
                <dt>{t.email}</dt>
                <dd>
                  {account.email}
                  {(!account.emailProven || account.awaitedEmail !== null) && (
                    <AwaitedEmail account={account} onSent={own.again} />
                  )}
                </dd>
                <dt>{t.since}</dt>
                <dd>{localMoment(new Date(account.since), shop.locale, "day")}</dd>
              </>
            )}
            {customer.number !== null && (
              <>
                <dt>{t.number}</dt>
                <dd className="num">{customer.number}</dd>
              </>
            )}
            <dt>{t.basket}</dt>
            <dd>
              {t.articles({ articles: customer.order.cartArticlesAmount })},{" "}
              <Link underlined href={shopPath(shop, "/cart")}>
                {t.toBasket}
              </Link>
            </dd>
          </dl>
          {!account && <NotLoaded {...own} />}
        </section>
        <AccountSettings
          email={account?.email ?? null}
          onEmailAsked={own.again}
          onDeleted={(nobody) => {
            forgetHer();
            onDeleted(nobody);
          }}
        />
        <section className="account-leave">
          {refusal && (
            <Notice tone="bad" announce="assertive" className="account-news">
              {refusalText(refusal, t) ?? t.failed}
            </Notice>
          )}
          <Button look="ghost" icon="log-out" loading={leaving} loadingText={t.loggingOut} onClick={logOut}>
            {t.logOut}
          </Button>
          <p className="label">{t.logOutText}</p>
        </section>
      </MyLists>
    </div>
  );
}

/** What of her this browser keeps. */
function forgetHer(): void {
  forgetTab(tabStorage());
  void forgetPhotos();
}
