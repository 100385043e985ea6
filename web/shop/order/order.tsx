import { useCallback, useEffect } from "react";
import "./order.css";
import { browserApi } from "../../browser/browser-api.ts";
import { useDesk, useDeskState, useLookAgain } from "../../browser/store/use-desk.ts";
import { trackPurchase } from "./bought-once.ts";
import { createOrderDesk, noOrder } from "./order-desk.ts";
import { OrderSkeleton } from "./order-skeleton.tsx";
import { OrderUnreachable } from "./order-unreachable.tsx";
import { type Reason, reasonOf } from "./reason.ts";
import { ShownOrder } from "./shown-order.tsx";
import { toPayment } from "./to-payment.ts";

/** One order, fetched by its token; asks by itself while something is still to come, and only while it is looked at. */
export function Order({ token }: { readonly token: string }) {
  const desk = useDesk(() =>
    createOrderDesk({
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
  const state = useDeskState(desk, noOrder);

  const { order } = state;
  useEffect(() => {
    if (order) void trackPurchase(order);
  }, [order]);
  useEffect(() => {
    void desk?.look();
    const rest = () => document.visibilityState === "hidden" && desk?.rest();
    document.addEventListener("visibilitychange", rest);
    return () => {
      document.removeEventListener("visibilitychange", rest);
      desk?.rest();
    };
  }, [desk]);
  const lookAgain = useCallback(() => void desk?.look(), [desk]);
  useLookAgain(desk && lookAgain);

  if (desk && state.order && state.phase) {
    return (
      <ShownOrder desk={desk} state={state} order={state.order} phase={state.phase} reason={reason()} token={token} />
    );
  }
  if (state.failure) return <OrderUnreachable problem={state.failure} onRetry={lookAgain} />;
  return <OrderSkeleton />;
}

const reason = (): Reason | null => reasonOf(location.hash);
