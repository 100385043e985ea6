import { shopPath } from "../../../core/shop-path.ts";
import { type WishlistAnswer, wishlistPaths } from "../../../services/wishlist/contract.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useFetched } from "../../browser/store/use-fetched.ts";
import { listPath } from "../../frame/navigation/theme-address.ts";
import { useShop } from "../../frame/use-shop.ts";
import { useMessages } from "../../words/context.tsx";
import { PricesNote } from "./theme-prices.tsx";
import { ThemeTile } from "./theme-tile.tsx";

/** Everything that is liked. */
export function WishList() {
  const t = useMessages().themes;
  const shop = useShop();
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
          <ThemeTile key={theme.id} theme={theme} priced />
        ))}
      </ul>
      <PricesNote themes={value.themes} />
    </>
  );
}
