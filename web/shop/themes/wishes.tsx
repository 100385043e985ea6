import { shopPath } from "../../../core/shop-path.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { wishlistPath } from "../../frame/navigation/theme-address.ts";
import { useShop } from "../../frame/use-shop.ts";
import { useMessages } from "../../words/context.tsx";
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
      label={liked ? t.unlike({ title }) : t.like({ title })}
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
