import { shopPath } from "../../../core/shop-path.ts";
import { voucherPaths } from "../../../services/vouchers/contract.ts";
import { islandsOf } from "../../browser/islands/island.tsx";
import type { LoaderArgs, PageProps } from "../../browser/navigation/route-types.ts";
import { NeedsScripts } from "../../frame/chrome/needs-scripts.tsx";
import { ShopErrorPage } from "../../frame/chrome/shop-error-page.tsx";
import { ShopPage } from "../../frame/chrome/shop-page.tsx";
import { PageCrumbs, useOwnCrumbs } from "../../frame/crumbs/page-crumbs.tsx";
import { cachedForAll } from "../../frame/page-head/cached-for-all.ts";
import { PageHead } from "../../frame/page-head/page-head.tsx";
import { useShop } from "../../frame/use-shop.ts";
import { askOrFail } from "../../reading/ask.ts";
import { pageContext } from "../../reading/page-context.ts";
import { useMessages } from "../../words/context.tsx";
import "./gift.css";
import * as views from "./gift.islands.ts";

const GiftForm = islandsOf("web/shop/vouchers/gift.islands.ts", views)("GiftForm", "load");

export const loader = ({ context }: LoaderArgs) => askOrFail(context.get(pageContext).api, voucherPaths.giftVoucher);

export const headers = cachedForAll;

/** Where gift vouchers are bought. */
export default function GiftVouchers({ loaderData }: PageProps<typeof loader>) {
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
