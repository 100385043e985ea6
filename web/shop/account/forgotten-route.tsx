import { islandsOf } from "../../browser/islands/island.tsx";
import { cachedForAll } from "../../frame/page-head/cached-for-all.ts";
import { useMessages } from "../../words/context.tsx";
import * as views from "./account.islands.ts";
import { AccountPage } from "./account-page.tsx";

const ForgottenForm = islandsOf("web/shop/account/account.islands.ts", views)("ForgottenForm", "load");

export const headers = cachedForAll;

export default function ForgottenRoute() {
  const t = useMessages().account;
  return (
    <AccountPage title={t.forgottenTitle}>
      <p className="lead">{t.forgottenLead}</p>
      <div className="account-single">
        <ForgottenForm />
      </div>
    </AccountPage>
  );
}
