import { useCallback, useEffect } from "react";
import "./order.css";
import { browserApi } from "../../browser/browser-api.ts";
import { useLookAgain, usePageStore, usePageStoreState } from "../../browser/store/use-page-store.ts";
import { trackPurchase } from "./bought-once.ts";
import { OrderSkeleton } from "./order-skeleton.tsx";
import { createOrderStore, noOrder } from "./order-store.ts";
import { OrderUnreachable } from "./order-unreachable.tsx";
import { type Reason, reasonOf } from "./reason.ts";
import { ShownOrder } from "./shown-order.tsx";
import { toPayment } from "./to-payment.ts";

/** One order, fetched by its token; asks by itself while something is still to come, and only while it is looked at. */
export function Order({ token }: { readonly token: string }) {
  const store = usePageStore(() =>
    createOrderStore({
      api: browserApi(),
      token,
      patient: reason() === null,
      toPayment,
      now: () => new Date(),
      newKey: () => crypto.randomUUID(),
      later: (seconds, then) => {
        const timer = setTimeout(then, seconds * 1000);
        return () => clearTimeout(timer);
      },
    }),
  );
  const state = usePageStoreState(store, noOrder);

  const { order } = state;
  useEffect(() => {
    if (order) void trackPurchase(order);
  }, [order]);
  useEffect(() => {
    void store?.look();
    const rest = () => document.visibilityState === "hidden" && store?.rest();
    document.addEventListener("visibilitychange", rest);
    return () => {
      document.removeEventListener("visibilitychange", rest);
      store?.rest();
    };
  }, [store]);
  const lookAgain = useCallback(() => void store?.look(), [store]);
  useLookAgain(store && lookAgain);

  if (store && state.order && state.phase) {
    return (
      <ShownOrder store={store} state={state} order={state.order} phase={state.phase} reason={reason()} token={token} />
    );
  }
  if (state.failure) return <OrderUnreachable problem={state.failure} onRetry={lookAgain} />;
  return <OrderSkeleton />;
}

const reason = (): Reason | null => reasonOf(location.hash);
