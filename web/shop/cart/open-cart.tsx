import { useRef } from "react";
import "./cart.css";
import { dayText } from "../../../core/date-text.ts";
import type { CartLine, CartView } from "../../../services/carts/contract.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Toasts, useToasts } from "../../../ui/toast.tsx";
import { useStore } from "../../browser/store/use-store.ts";
import { cartViewed } from "../../frame/tracking/trade-events.ts";
import { useTracked } from "../../frame/tracking/use-tracked.ts";
import { useMoney } from "../../frame/use-money.ts";
import { useLocale, useMessages } from "../../words/context.tsx";
import { anythingSent } from "../delivery/anything-sent.ts";
import { CartLineRow } from "./cart-line.tsx";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { type CartStore, shownLines } from "./cart-store.ts";
import { CartSummary } from "./cart-summary.tsx";
import { CartUnreachable, EmptyCart, type WayOn } from "./no-cart.tsx";
import { stepsApart } from "./steps-apart.ts";

/** The basket once the browser works with it. */
interface OpenCartProps {
  readonly store: CartStore;
  readonly wayOn: WayOn | null;
}

export function OpenCart({ store, wayOn }: OpenCartProps) {
  const t = useMessages().cart;
  const locale = useLocale();
  const state = useStore(store);
  const { toasts, show, dismiss } = useToasts();
  const list = useRef<HTMLElement>(null);
  const { cart, failure, refused } = state;
  const money = useMoney(cart?.currency ?? "EUR");
  useTracked(cart && "cart", () => cartViewed(cart as CartView));

  const remove = async (line: CartLine) => {
    // The pressed button goes away with its line; the focus stays in the list.
    list.current?.focus();
    const removed = await store.remove(line);
    if (!removed) return;
    const action = { label: t.undo, onSelect: () => void store.restore(removed) };
    show({ id: line.id, text: t.removed({ title: line.title }), action });
  };
  const duplicate = async (line: CartLine) => {
    if (!(await store.duplicate(line))) return;
    show({
      id: line.id,
      tone: "ok",
      text: line.designId ? t.duplicated({ title: line.title }) : t.duplicatedReadyMade({ title: line.title }),
    });
  };

  const lines = shownLines(state);
  const delivery = state.shipping?.options.find(({ method }) => method === "standard");
  return (
    <>
      {refused && (
        <Notice tone="bad" announce="assertive" className="cart-refused">
          {t.problem[refused.kind as keyof typeof t.problem] ?? t.problem.failed}
        </Notice>
      )}
      {!cart && !failure && <CartSkeleton />}
      {!cart && failure && <CartUnreachable offline={failure.kind === "offline"} onRetry={() => void store.load()} />}
      {cart && lines.length === 0 && <EmptyCart wayOn={wayOn} />}
      {cart && lines.length > 0 && (
        <>
          <p className="lead cart-lead">
            {delivery && anythingSent(cart.lines)
              ? t.lead({ articles: cart.pieces, day: dayText(delivery.arrival.latest, locale) })
              : t.leadWithoutDay({ articles: cart.pieces })}
          </p>
          <div className="cart">
            <section ref={list} tabIndex={-1} aria-label={t.lines} className="cart-list">
              <ul className="cart-lines">
                {lines.map(({ line, quantity }) => (
                  <CartLineRow
                    key={line.id}
                    line={line}
                    quantity={quantity}
                    money={money}
                    apart={stepsApart(line, cart.lines)}
                    onQuantity={(wanted) => void store.setQuantity(line.id, wanted)}
                    onDuplicate={() => void duplicate(line)}
                    onRemove={() => void remove(line)}
                  />
                ))}
              </ul>
            </section>
            <div className="cart-side">
              <CartSummary
                cart={cart}
                delivery={delivery}
                money={money}
                store={store}
                parcels={state.shipping?.parcels ?? []}
                stale={state.busy}
              />
            </div>
          </div>
        </>
      )}
      <Toasts toasts={toasts} onDismiss={dismiss} dismissLabel={t.dismiss} />
    </>
  );
}
