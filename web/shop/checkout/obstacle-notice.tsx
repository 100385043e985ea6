import type { Currency } from "../../../core/currency.ts";
import { shopPath } from "../../../core/shop-path.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useMoney } from "../../frame/use-money.ts";
import { useShop } from "../../frame/use-shop.ts";
import { useMessages } from "../../words/context.tsx";
import type { Obstacle } from "./obstacle.ts";

interface ObstacleNoticeProps {
  readonly obstacle: Obstacle;
  readonly currency: Currency;
  /** Where the order button is not there to try again. */
  readonly onRetry: (() => void) | undefined;
}

/** Why it is not ordered, and the way on. */
export function ObstacleNotice({ obstacle, currency, onRetry }: ObstacleNoticeProps) {
  const {
    checkout: { obstacles: t },
    vouchers,
  } = useMessages();
  const shop = useShop();
  const money = useMoney(currency);
  const retry = onRetry && (
    <Button look="ghost" small onClick={onRetry}>
      {t.tryAgain}
    </Button>
  );
  switch (obstacle.kind) {
    case "price-changed":
      return (
        <Notice tone="warn" announce="assertive" title={t.priceChangedTitle}>
          {t.priceChanged({ from: money(obstacle.from), to: money(obstacle.to) })}
        </Notice>
      );
    case "voucher-refused":
      return (
        <Notice tone="warn" announce="assertive" title={vouchers.discount({ label: obstacle.code })}>
          {vouchers.reason[obstacle.reason]} {t.removeCode}
        </Notice>
      );
    case "line-unavailable":
      return (
        <Notice
          tone="warn"
          announce="assertive"
          action={
            <ButtonLink look="ghost" small href={shopPath(shop, "/cart")}>
              {t.toBasket}
            </ButtonLink>
          }
        >
          {t[obstacle.kind]}
        </Notice>
      );
    case "offline":
    case "unavailable":
      return (
        <Notice tone="bad" announce="assertive" title={t[`${obstacle.kind}Title`]} action={retry}>
          {t[obstacle.kind]}
        </Notice>
      );
    case "failed":
      return (
        <Notice tone="bad" announce="assertive" action={retry}>
          {t.failed} {obstacle.requestId && <small>{t.requestNumber({ id: obstacle.requestId })}</small>}
        </Notice>
      );
    default:
      return (
        <Notice tone="warn" announce="assertive" action={retry}>
          {t[obstacle.kind]}
        </Notice>
      );
  }
}
