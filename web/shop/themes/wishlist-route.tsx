import { data } from "react-router";
import { channelSettings } from "../../../core/channel-settings.ts";
import { islandsOf } from "../../browser/islands/island.tsx";
import type { LoaderArgs } from "../../browser/navigation/route-types.ts";
import { NeedsScripts } from "../../frame/chrome/needs-scripts.tsx";
import { ShopErrorPage } from "../../frame/chrome/shop-error-page.tsx";
import { ShopPage } from "../../frame/chrome/shop-page.tsx";
import { PageCrumbs, useOwnCrumbs } from "../../frame/crumbs/page-crumbs.tsx";
import { cachedForAll } from "../../frame/page-head/cached-for-all.ts";
import { PageHead } from "../../frame/page-head/page-head.tsx";
import { pageContext } from "../../reading/page-context.ts";
import { useMessages } from "../../words/context.tsx";
import "./themes.css";
import * as views from "./wish-list.islands.ts";

const WishList = islandsOf("web/shop/themes/wish-list.islands.ts", views)("WishList", "load");

/** A channel without a wishlist has no page of one. */
export function loader({ request, context }: LoaderArgs) {
  const { channel, locale } = context.get(pageContext).shop;
  if (channelSettings(channel, locale).wishlist) return null;
  throw data({ message: `Page not found: ${new URL(request.url).pathname}` }, { status: 404 });
}

export const headers = cachedForAll;

/** The same page for everyone; what is on the list is fetched afterwards. */
export default function Wishlist() {
  const t = useMessages().themes;
  const crumbs = useOwnCrumbs({ text: t.wishlist });
  return (
    <ShopPage end={{ crumbs }}>
      <PageHead title={t.wishlist} personal />
      <PageCrumbs crumbs={crumbs} personal />
      <div className="wrap wishlist-page">
        <h1>{t.wishlist}</h1>
        <p className="lead">{t.wishlistLead}</p>
        <NeedsScripts without={t.wishlistNeedsScripts}>
          <WishList />
        </NeedsScripts>
      </div>
    </ShopPage>
  );
}

export const ErrorBoundary = ShopErrorPage;
