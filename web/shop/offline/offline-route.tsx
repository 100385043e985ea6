import { useEffect, useState } from "react";
import { pathHere } from "../../../core/path-here.ts";
import { shopPath } from "../../../core/shop-path.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { useMessages } from "../../messages/context.tsx";
import { useShop } from "../../use-shop.ts";
import { ShopErrorPage } from "../chrome/shop-error-page.tsx";
import { ShopPage } from "../chrome/shop-page.tsx";
import { PageHead } from "../page-head.tsx";
import "../plain-page.css";

/** Kept by the worker alone: from the shop's own cache it would go out to who has a network, too (`server/site/app-routes.ts`). */
export const headers = () => ({ "Cache-Control": "private, no-store" });

/** What can be done without a network; the app's worker keeps this page (`web/app/service-worker.ts`). */
export default function Offline() {
  const t = useMessages().offline;
  const shop = useShop();
  const home = shopPath(shop, "/");
  const [from, setFrom] = useState(home);
  useEffect(() => {
    const wanted = pathHere(new URLSearchParams(location.search).get("from")) ?? home;
    setFrom(wanted);
    // Without a trace: who goes back wants the page before, not this one.
    const goOn = () => location.replace(wanted);
    addEventListener("online", goOn);
    return () => removeEventListener("online", goOn);
  }, [home]);
  return (
    <ShopPage end={{ short: true }}>
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
