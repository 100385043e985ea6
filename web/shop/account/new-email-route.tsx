import { islandsOf } from "../../browser/islands/island.tsx";
import { useMessages } from "../../words/context.tsx";
import { cachedForAll } from "../cached-for-all.ts";
import * as views from "./account.islands.ts";
import { AccountPage } from "./account-page.tsx";

const NewEmail = islandsOf("web/shop/account/account.islands.ts", views)("NewEmail", "load");

export const headers = cachedForAll;

export default function NewEmailRoute() {
  return (
    <AccountPage title={useMessages().account.newEmailTitle}>
      <NewEmail />
    </AccountPage>
  );
}
