import { Button, ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Link } from "../../../ui/link.tsx";
import { useMessages } from "../../messages/context.tsx";
import { useNavigation } from "../../use-shop.ts";

/** Nothing in it, and where to go from here. */
export function EmptyCart() {
  const t = useMessages().cart;
  const { homeHref, products } = useNavigation();
  const [first] = products;
  return (
    <EmptyState
      icon="frame"
      title={t.empty}
      action={
        <>
          {first && <ButtonLink href={first.href}>{t.emptyAction(first.text)}</ButtonLink>}
          <Link underlined href={homeHref}>
            {t.emptyOther}
          </Link>
        </>
      }
    >
      {t.emptyText}
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
