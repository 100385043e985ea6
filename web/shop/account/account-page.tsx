import type { ReactNode } from "react";
import "./account.css";
import { NeedsScripts } from "../../frame/chrome/needs-scripts.tsx";
import { ShopPage } from "../../frame/chrome/shop-page.tsx";
import { PageHead } from "../../frame/page-head/page-head.tsx";
import { useMessages } from "../../words/context.tsx";

interface AccountPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page around the account: the same for everyone, what is personal is fetched afterwards. */
export function AccountPage({ title, children }: AccountPageProps) {
  const t = useMessages().account;
  return (
    <ShopPage>
      <PageHead title={title} personal />
      <div className="wrap account-page">
        <h1>{title}</h1>
        <NeedsScripts without={t.withoutScripts}>{children}</NeedsScripts>
      </div>
    </ShopPage>
  );
}
