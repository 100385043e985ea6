import "./order.css";
import { islandsOf } from "../../islands/island.tsx";
import { useMessages } from "../../messages/context.tsx";
import { ShopPage } from "../chrome/shop-page.tsx";
import { NeedsScripts } from "../needs-scripts.tsx";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/order-route.ts";
import * as views from "./order.islands.ts";

const Order = islandsOf("web/shop/order/order.islands.ts", views)("Order", "load");

/** The address opens the order: it must not reach search engines, caches, or the pages its links lead to. */
export const headers = () => ({
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
});

export default function OrderPage({ params }: Route.ComponentProps) {
  const t = useMessages().order;
  return (
    <ShopPage>
      <PageHead title={t.title} personal />
      <div className="wrap order-page">
        <NeedsScripts without={t.withoutScripts}>
          <Order token={params.token} />
        </NeedsScripts>
      </div>
    </ShopPage>
  );
}
