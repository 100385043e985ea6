import type { Problem } from "../../../core/http/problem.ts";
import { shopPath } from "../../../core/shop-path.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { useShop } from "../../frame/use-shop.ts";
import { useMessages } from "../../words/context.tsx";

interface ShareFailureProps {
  readonly problem: Problem;
  readonly onRetry: () => void;
}

/** There is no such link, it is over, or it cannot be opened just now. */
export function ShareFailure({ problem, onRetry }: ShareFailureProps) {
  const t = useMessages().sharedDesign;
  const shop = useShop();
  const toHome = <ButtonLink href={shopPath(shop, "/")}>{t.toHome}</ButtonLink>;
  return (
    <div role="alert">
      <h1 className="visually-hidden">{t.title}</h1>
      {problem.status === 410 && (
        <EmptyState icon="clock" title={t.over} action={toHome}>
          {t.overText}
        </EmptyState>
      )}
      {problem.status === 404 && (
        <EmptyState icon="warning" title={t.notFound} action={toHome}>
          {t.notFoundText}
        </EmptyState>
      )}
      {problem.status !== 410 && problem.status !== 404 && (
        <EmptyState
          icon="warning"
          title={problem.kind === "offline" ? t.offline : t.failed}
          action={<Button onClick={onRetry}>{t.again}</Button>}
        >
          {t.failedText}
        </EmptyState>
      )}
    </div>
  );
}
