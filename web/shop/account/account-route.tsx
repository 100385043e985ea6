import "./account.css";
import { useMessages } from "../../messages/context.tsx";
import { cachedForAll } from "../cached-for-all.ts";
import { ShopPage } from "../chrome/shop-page.tsx";
import { NeedsScripts } from "../needs-scripts.tsx";
import { PageHead } from "../page-head.tsx";
import { Account } from "./account.tsx";

export const headers = cachedForAll;

export default function AccountPage() {
  const t = useMessages().account;
  return (
    <ShopPage>
      <PageHead title={t.title} personal />
      <div className="wrap account-page">
        <h1>{t.title}</h1>
        <NeedsScripts without={t.withoutScripts}>
          <Account />
        </NeedsScripts>
      </div>
    </ShopPage>
  );
}
