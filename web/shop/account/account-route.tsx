import { useMessages } from "../../messages/context.tsx";
import { cachedForAll } from "../cached-for-all.ts";
import { Account } from "./account.tsx";
import { AccountPage } from "./account-page.tsx";

export const headers = cachedForAll;

export default function AccountRoute() {
  return (
    <AccountPage title={useMessages().account.title}>
      <Account />
    </AccountPage>
  );
}
