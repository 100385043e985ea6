import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { useLocale, useMessages } from "../../messages/context.tsx";
import { tabStorage } from "../../tab-storage.ts";
import { shopPath } from "../shop-path.ts";
import { createAttemptStore } from "./attempt.ts";

/** Nothing to order: there is no basket, or this tab has just ordered it. */
export function EmptyCheckout() {
  const t = useMessages().checkout;
  const locale = useLocale();
  const order = createAttemptStore(tabStorage(), () => "").lastOrder();
  return (
    <div className="wrap checkout-empty">
      <h1>{t.title}</h1>
      {order ? (
        <EmptyState
          icon="receipt"
          title={t.alreadyOrdered(order.number)}
          action={
            <ButtonLink href={shopPath(locale, `/order/${order.orderToken}`)} rel="noreferrer">
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
          action={<ButtonLink href={shopPath(locale, "/cart")}>{t.emptyAction}</ButtonLink>}
        >
          {t.emptyText}
        </EmptyState>
      )}
    </div>
  );
}
