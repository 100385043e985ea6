import { shopPath } from "../../../core/shop-path.ts";
import { voucherPaths } from "../../../services/vouchers/contract.ts";
import { askOrFail } from "../../ask.ts";
import { islandsOf } from "../../islands/island.tsx";
import { useMessages } from "../../messages/context.tsx";
import { pageContext } from "../../page-context.ts";
import { useShop } from "../../use-shop.ts";
import { cachedForAll } from "../cached-for-all.ts";
import { ShopErrorPage } from "../chrome/shop-error-page.tsx";
import { ShopPage } from "../chrome/shop-page.tsx";
import { NeedsScripts } from "../needs-scripts.tsx";
import { PageCrumbs, useOwnCrumbs } from "../page-crumbs.tsx";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/gift-route.ts";
import "./gift.css";
import * as views from "./gift.islands.ts";

const GiftForm = islandsOf("web/shop/vouchers/gift.islands.ts", views)("GiftForm", "load");

export const loader = ({ context }: Route.LoaderArgs) =>
  askOrFail(context.get(pageContext).api, voucherPaths.giftVoucher);

export const headers = cachedForAll;

/** Where gift vouchers are bought. */
export default function GiftVouchers({ loaderData }: Route.ComponentProps) {
  const t = useMessages().vouchers.giftPage;
  const shop = useShop();
  const crumbs = useOwnCrumbs({ text: t.title });
  return (
    <ShopPage current={shopPath(shop, "/gift-vouchers")} end={{ crumbs }}>
      <PageHead title={t.title} description={t.description} />
      <PageCrumbs crumbs={crumbs} />
      <div className="wrap gift-page">
        <h1>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <NeedsScripts without={t.withoutScripts}>
          <GiftForm offer={loaderData} />
        </NeedsScripts>
      </div>
    </ShopPage>
  );
}

export const ErrorBoundary = ShopErrorPage;
