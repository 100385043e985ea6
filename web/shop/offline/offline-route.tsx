import { useEffect, useState } from "react";
import { pathHere } from "../../../core/path-here.ts";
import { shopPath } from "../../../core/shop-path.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { useMessages } from "../../messages/context.tsx";
import { useShop } from "../../use-shop.ts";
import { cachedForAll } from "../cached-for-all.ts";
import { ShopErrorPage } from "../chrome/shop-error-page.tsx";
import { ShopPage } from "../chrome/shop-page.tsx";
import { PageHead } from "../page-head.tsx";
import "../plain-page.css";

export const headers = cachedForAll;

/** What can be done without a network; the app's worker keeps this page (`web/app/service-worker.ts`). */
export default function Offline() {
  const t = useMessages().offline;
  const shop = useShop();
  const home = shopPath(shop, "/");
  const [from, setFrom] = useState(home);
  useEffect(() => setFrom(pathHere(new URLSearchParams(location.search).get("from")) ?? home), [home]);
  return (
    <ShopPage>
      <PageHead title={t.title} personal />
      <div className="wrap plain-page">
        <h1>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <p className="plain-page-way-on">
          <ButtonLink href={from}>{t.again}</ButtonLink>
        </p>
        <h2>{t.still}</h2>
        <ul>
          <li>{t.designer}</li>
          <li>{t.cart}</li>
        </ul>
      </div>
    </ShopPage>
  );
}

export const ErrorBoundary = ShopErrorPage;
