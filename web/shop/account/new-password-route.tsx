import { islandsOf } from "../../browser/islands/island.tsx";
import { cachedForAll } from "../../frame/page-head/cached-for-all.ts";
import { useMessages } from "../../words/context.tsx";
import * as views from "./account.islands.ts";
import { AccountPage } from "./account-page.tsx";

const NewPassword = islandsOf("web/shop/account/account.islands.ts", views)("NewPassword", "load");

export const headers = cachedForAll;

export default function NewPasswordRoute() {
  return (
    <AccountPage title={useMessages().account.newPasswordTitle}>
      <NewPassword />
    </AccountPage>
  );
}
