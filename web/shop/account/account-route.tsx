import { asDocument } from "../../router/page.ts";
import { islandsOf } from "../../islands/island.tsx";
import { useMessages } from "../../messages/context.tsx";
import { cachedForAll } from "../cached-for-all.ts";
import { AccountPage } from "./account-page.tsx";
import * as views from "./account.islands.ts";

const Account = islandsOf("web/shop/account/account.islands.ts", views)("Account", "load");

export const headers = cachedForAll;

export default function AccountRoute() {
  return (
    <AccountPage title={useMessages().account.title}>
      <Account />
    </AccountPage>
  );
}

export const handle = asDocument;
