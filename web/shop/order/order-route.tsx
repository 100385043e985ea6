import type { PageProps } from "../../browser/navigation/route-types.ts";
import "./order.css";
import { islandsOf } from "../../browser/islands/island.tsx";
import { NeedsScripts } from "../../frame/chrome/needs-scripts.tsx";
import { ShopPage } from "../../frame/chrome/shop-page.tsx";
import { PageHead } from "../../frame/page-head/page-head.tsx";
import { useMessages } from "../../words/context.tsx";
import * as views from "./order.islands.ts";

const Order = islandsOf("web/shop/order/order.islands.ts", views)("Order", "load");

/** The address opens the order: it must not reach search engines, caches, or the pages its links lead to. */
export const headers = () => ({
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
});

export default function OrderPage({ params }: PageProps<never, "token">) {
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
