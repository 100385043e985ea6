import { islandsOf } from "../../browser/islands/island.tsx";
import { useMessages } from "../../words/context.tsx";
import { cachedForAll } from "../cached-for-all.ts";
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
