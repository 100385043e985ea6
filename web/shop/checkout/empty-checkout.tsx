import { shopPath } from "../../../core/shop-path.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { tabStorage } from "../../browser/tab-storage.ts";
import { useShop } from "../../frame/use-shop.ts";
import { useMessages } from "../../words/context.tsx";
import { createAttemptStore } from "../order/attempt.ts";

/** Nothing to order: there is no basket, or this tab has just ordered it. */
export function EmptyCheckout() {
  const t = useMessages().checkout;
  const shop = useShop();
  const order = createAttemptStore(tabStorage(), () => "").lastOrder();
  return (
    <div className="wrap checkout-empty">
      <h1>{t.title}</h1>
      {order ? (
        <EmptyState
          icon="receipt"
          title={t.alreadyOrdered({ number: order.number })}
          action={
            <ButtonLink href={shopPath(shop, `/order/${order.orderToken}`)} rel="noreferrer">
              {t.toOrder}
            </ButtonLink>
          }
        >
          {t.alreadyOrderedText}
        </EmptyState>
      ) : (
        <EmptyState
          icon="bag"
          title={t.empty}
          action={<ButtonLink href={shopPath(shop, "/cart")}>{t.emptyAction}</ButtonLink>}
        >
          {t.emptyText}
        </EmptyState>
      )}
    </div>
  );
}
