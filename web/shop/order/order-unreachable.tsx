import type { Problem } from "../../../core/http/problem.ts";
import { shopPath } from "../../../core/shop-path.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { useShop } from "../../frame/use-shop.ts";
import { useMessages } from "../../words/context.tsx";

interface OrderUnreachableProps {
  readonly problem: Problem;
  readonly onRetry: () => void;
}

/** The order cannot be shown: there is none behind this link, or it cannot be reached just now. */
export function OrderUnreachable({ problem, onRetry }: OrderUnreachableProps) {
  const t = useMessages().order;
  const shop = useShop();
  if (problem.status === 404) {
    return (
      <>
        <h1 className="visually-hidden">{t.title}</h1>
        <EmptyState
          icon="receipt"
          title={t.notFound}
          action={<ButtonLink href={shopPath(shop, "/")}>{t.toHome}</ButtonLink>}
        >
          {t.notFoundText}
        </EmptyState>
      </>
    );
  }
  return (
    <div role="alert">
      <h1 className="visually-hidden">{t.title}</h1>
      <EmptyState
        icon="warning"
        title={problem.kind === "offline" ? t.offline : t.failed}
        action={<Button onClick={onRetry}>{t.tryAgain}</Button>}
      >
        {t.failedText}
      </EmptyState>
    </div>
  );
}
