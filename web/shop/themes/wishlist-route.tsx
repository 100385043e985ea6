import { data } from "react-router";
import { channelSettings } from "../../../core/channel-settings.ts";
import { shopPath } from "../../../core/shop-path.ts";
import { type WishlistAnswer, wishlistPaths } from "../../../services/wishlist/contract.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useMessages } from "../../messages/context.tsx";
import { pageContext } from "../../page-context.ts";
import { useShop } from "../../use-shop.ts";
import { useFetched } from "../account/use-fetched.ts";
import { cachedForAll } from "../cached-for-all.ts";
import { ShopErrorPage } from "../chrome/shop-error-page.tsx";
import { ShopPage } from "../chrome/shop-page.tsx";
import { NeedsScripts } from "../needs-scripts.tsx";
import { PageCrumbs, useOwnCrumbs } from "../page-crumbs.tsx";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/wishlist-route.ts";
import { listPath } from "./theme-address.ts";
import { PricesNote } from "./theme-prices.tsx";
import { ThemeTile } from "./theme-tile.tsx";
import "./themes.css";
import { useWishes } from "./use-wishes.ts";

/** A channel without a wishlist has no page of one. */
export function loader({ request, context }: Route.LoaderArgs) {
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
          <List />
        </NeedsScripts>
      </div>
    </ShopPage>
  );
}

function List() {
  const t = useMessages().themes;
  const shop = useShop();
  const wishes = useWishes();
  const { value, failure, again } = useFetched<WishlistAnswer>(wishlistPaths.wishlist);
  if (value === null && failure) {
    const retry = (
      <Button look="ghost" small onClick={again}>
        {t.again}
      </Button>
    );
    return (
      <Notice tone="warn" announce="polite" action={retry}>
        {t.notLoaded}
      </Notice>
    );
  }
  if (value === null) {
    return (
      <Loading label={t.loading}>
        <ul className="theme-tiles">
          {[1, 2, 3, 4].map((tile) => (
            <li key={tile} className="theme-tile">
              <Skeleton ratio="4 / 5" />
              <span className="theme-tile-name">
                <Skeleton width="70%" />
              </span>
              <Skeleton width="45%" />
            </li>
          ))}
        </ul>
      </Loading>
    );
  }
  // What is taken away stays until the page is opened again, so that a slip can be mended.
  return value.themes.length === 0 ? (
    <EmptyState
      icon="heart"
      title={t.wishlistEmpty}
      action={<ButtonLink href={shopPath(shop, listPath)}>{t.all}</ButtonLink>}
    >
      {t.wishlistEmptyText}
    </EmptyState>
  ) : (
    <>
      <ul className="theme-tiles">
        {value.themes.map((theme) => (
          <ThemeTile key={theme.id} theme={theme} wishes={wishes} priced />
        ))}
      </ul>
      <PricesNote themes={value.themes} />
    </>
  );
}

export const ErrorBoundary = ShopErrorPage;
