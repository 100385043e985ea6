import { islandsOf } from "../../browser/islands/island.tsx";
import { ShopErrorPage } from "../../frame/chrome/shop-error-page.tsx";
import { ShopPage } from "../../frame/chrome/shop-page.tsx";
import { PageHead } from "../../frame/page-head/page-head.tsx";
import { useMessages } from "../../words/context.tsx";
import "./plain-page.css";
import * as views from "./offline.islands.ts";

const WayBack = islandsOf("web/shop/offline/offline.islands.ts", views)("WayBack", "load");

/** Cached by the worker alone: the shop's cache would send it to visitors online (`server/site/app-routes.ts`). */
export const headers = () => ({ "Cache-Control": "private, no-store" });

/** What works without a network; the worker caches this page (`web/browser/service-worker/service-worker.ts`). */
export default function Offline() {
  const t = useMessages().offline;
  return (
    <ShopPage end={{ short: true }}>
      <PageHead title={t.title} personal />
      <div className="wrap plain-page">
        <h1>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <p className="plain-page-way-on">
          <WayBack />
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
