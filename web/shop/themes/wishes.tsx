import { shopPath } from "../../../core/shop-path.ts";
import { type WishlistAnswer, wishlistPaths } from "../../../services/wishlist/contract.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useMessages } from "../../messages/context.tsx";
import { useShop } from "../../use-shop.ts";
import { useFetched } from "../account/use-fetched.ts";
import { listPath, wishlistPath } from "./theme-address.ts";
import { PricesNote } from "./theme-prices.tsx";
import { ThemeTile } from "./theme-tile.tsx";
import { useWishes } from "./use-wishes.ts";

interface WishProps {
  /** Of a theme. */
  readonly id: string;
  readonly title: string;
}

/** The heart on a tile. */
export function Heart({ id, title }: WishProps) {
  const t = useMessages().themes;
  const { ids, toggle } = useWishes();
  const liked = ids?.includes(id) ?? false;
  return (
    <IconButton
      className="theme-heart"
      icon="heart"
      label={liked ? t.unlike(title) : t.like(title)}
      data-liked={liked || undefined}
      disabled={ids === null}
      onClick={() => toggle(id)}
    />
  );
}

/** Beside the way to the designer: likes a theme, and leads to all that are liked. */
export function WayToWishes({ id }: Pick<WishProps, "id">) {
  const t = useMessages().themes;
  const shop = useShop();
  const { ids, failed, toggle } = useWishes();
  const liked = ids?.includes(id) ?? false;
  return (
    <>
      <Button look="ghost" icon="heart" disabled={ids === null} onClick={() => toggle(id)}>
        {liked ? t.unlikeShort : t.likeShort}
      </Button>
      {liked && (
        <ButtonLink look="ghost" href={shopPath(shop, wishlistPath)}>
          {t.toWishlist}
        </ButtonLink>
      )}
      <p aria-live="polite">{failed ? t.notKept : liked ? t.liked : ""}</p>
    </>
  );
}

/** Over a list: the last heart was not kept. */
export function WishesNotice() {
  const t = useMessages().themes;
  return (
    useWishes().failed && (
      <Notice tone="warn" announce="polite">
        {t.notKept}
      </Notice>
    )
  );
}

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
