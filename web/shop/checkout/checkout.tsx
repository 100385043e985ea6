import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { shopPath } from "../../../core/shop-path.ts";
import "./checkout.css";
import type { CheckoutSummary } from "../../../services/orders/contract.ts";
import { browserApi } from "../../browser/browser-api.ts";
import { useLookAgain, usePageStore, usePageStoreState } from "../../browser/store/use-page-store.ts";
import { tabStorage } from "../../browser/tab-storage.ts";
import type { Customer } from "../../frame/customer/customer-store.ts";
import { openDialog } from "../../frame/dialogs/dialogs.ts";
import { logIn } from "../../frame/login/log-in.ts";
import { track } from "../../frame/tracking/data-layer.ts";
import { checkoutBegun, orderSent } from "../../frame/tracking/trade-events.ts";
import { useTracked } from "../../frame/tracking/use-tracked.ts";
import { useShop } from "../../frame/use-shop.ts";
import { useMessages } from "../../words/context.tsx";
import { createAttemptStore } from "../order/attempt.ts";
import { rememberOrdered } from "../order/bought-once.ts";
import { toPayment } from "../order/to-payment.ts";
import { orderRequest, wantedSending } from "./checkout-draft.ts";
import { CheckoutForm } from "./checkout-form.tsx";
import { CheckoutSide } from "./checkout-side.tsx";
import { createCheckoutStore, noCheckout, type OrderReason } from "./checkout-store.ts";
import { EmptyCheckout } from "./empty-checkout.tsx";
import { type Faults, noFaults, withoutFault } from "./faults.ts";
import { MiniSummary } from "./mini-summary.tsx";
import { useDraft } from "./use-draft.ts";
import { useOwnEmail } from "./use-own-email.ts";
import { keepTyped, useSavedAddresses } from "./use-saved-addresses.ts";

interface CheckoutProps {
  /** The statutory words on the button. */
  readonly orderButton: string;
}

/** Everything between basket and payment on one page. */
export function Checkout({ orderButton }: CheckoutProps) {
  const shop = useShop();
  const { country: home } = shop;
  const t = useMessages().checkout;
  const form = useRef<HTMLFormElement>(null);
  const obstacle = useRef<HTMLDivElement>(null);
  const hand = useDraft(home, form);
  const [faults, setFaults] = useState<Faults>(noFaults);

  const store = usePageStore(() =>
    createCheckoutStore({
      api: browserApi(),
      attempts: createAttemptStore(tabStorage(), () => crypto.randomUUID()),
      onAccepted: keepTyped,
      toPayment,
      toOrder: ({ orderToken }, reason: OrderReason) =>
        location.assign(`${shopPath(shop, `/order/${orderToken}`)}#${reason}`),
    }),
  );
  const state = usePageStoreState(store, noCheckout);

  const { summary } = state;
  useTracked(summary?.cartId ?? null, () => checkoutBegun(summary as CheckoutSummary));

  const { draft, ready } = hand;
  const { country } = draft.shippingAddress;
  const { shippingMethod: method } = draft;
  const sending = useMemo(() => wantedSending(draft.sending), [draft.sending]);
  const open = store && ready ? store : null;
  useEffect(() => void open?.choose({ country, method, sending }), [open, country, method, sending]);
  const lookAgain = useCallback(() => void open?.open({ country, method, sending }), [open, country, method, sending]);
  useLookAgain(open && lookAgain);

  const { book, known } = useSavedAddresses(hand, state);
  useOwnEmail(hand);

  const order = async (event: FormEvent) => {
    event.preventDefault();
    if (!store) return;
    await store.place(draft);
    const { step, faults: wrong, obstacle: way } = store.state();
    if (step === "left" && summary) {
      for (const event of orderSent(
        summary,
        summary.shipping.method,
        orderRequest(draft, { ...summary, parcels: 0 }).paymentMethod,
      ))
        track(event);
      rememberOrdered();
    }
    flushSync(() => setFaults(wrong));
    if (wrong.size > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else if (way) obstacle.current?.focus();
  };

  const arrive = (customer: Customer) => {
    for (const field of ["firstName", "lastName"] as const) {
      if (draft.shippingAddress[field] === "") hand.changeAddress("shippingAddress", field, customer[field]);
    }
    // Her basket from elsewhere joined this one.
    lookAgain();
    // The button that she came by is gone, with the focus that came back to it.
    form.current?.querySelector<HTMLElement>('[name="email"]')?.focus();
  };

  if (state.step === "empty") return <EmptyCheckout />;
  return (
    <form ref={form} className="checkout" onSubmit={order} noValidate aria-label={t.title}>
      <MiniSummary summary={state.summary} />
      <CheckoutForm
        book={book}
        known={known}
        hand={hand}
        state={state}
        faults={faults}
        onFault={(pointer, code) => setFaults((now) => new Map(now).set(pointer, code))}
        onMend={(pointer) => setFaults((now) => withoutFault(now, pointer))}
        onLogin={() => openDialog(logIn, { onDone: arrive })}
      />
      <CheckoutSide
        store={store}
        state={state}
        faults={faults.size}
        orderButton={orderButton}
        obstacleRef={obstacle}
        onRetry={lookAgain}
      />
    </form>
  );
}
