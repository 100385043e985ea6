import { shopPath } from "../../../core/shop-path.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Link } from "../../../ui/link.tsx";
import { listPath } from "../../frame/navigation/theme-address.ts";
import { useHome, useShop } from "../../frame/use-shop.ts";
import { useMessages } from "../../words/context.tsx";

/** What one begins with in this shop. */
export interface WayOn {
  readonly href: string;
  readonly text: string;
}

/** Nothing in it, and where to go from here: to what this shop offers. */
export function EmptyCart({ wayOn }: { readonly wayOn: WayOn | null }) {
  const t = useMessages().cart;
  const { homeHref, words } = useHome();
  const shop = useShop();
  const isCard = shop.channel === "card";
  const design = wayOn && { href: wayOn.href, text: t.emptyAction({ product: wayOn.text }) };
  const way = isCard ? { href: shopPath(shop, listPath), text: words.designs } : design;
  return (
    <EmptyState
      icon={isCard ? "folded-card" : "frame"}
      title={isCard ? t.emptyCards : t.empty}
      action={
        <>
          {way && <ButtonLink href={way.href}>{way.text}</ButtonLink>}
          <Link underlined href={homeHref}>
            {t.emptyOther}
          </Link>
        </>
      }
    >
      {isCard ? t.emptyCardsText : t.emptyText}
    </EmptyState>
  );
}

interface CartUnreachableProps {
  readonly offline: boolean;
  readonly onRetry: () => void;
}

/** The basket could not be fetched; what is in it is safe. */
export function CartUnreachable({ offline, onRetry }: CartUnreachableProps) {
  const t = useMessages().cart;
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        title={offline ? t.offline : t.failed}
        action={<Button onClick={onRetry}>{t.tryAgain}</Button>}
      >
        {offline ? t.offlineText : t.failedText}
      </EmptyState>
    </div>
  );
}
