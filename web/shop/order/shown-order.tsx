import type { ReactNode } from "react";
import { addressLines, type OrderView } from "../../../services/orders/contract.ts";
import { productionPaths } from "../../../services/production/contract.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useMoney } from "../../frame/use-money.ts";
import { useLocale, useMessages } from "../../words/context.tsx";
import { anythingSent } from "../delivery/anything-sent.ts";
import { LegalNote } from "../order-sheet/legal-note.tsx";
import { OrderLines } from "../order-sheet/order-lines.tsx";
import { OrderSheet } from "../order-sheet/order-sheet.tsx";
import { SequelButton } from "../sequel/sequel-button.tsx";
import { CancelOrder } from "./cancel-order.tsx";
import { DeclaredWithdrawals } from "./declared-withdrawals.tsx";
import { LookAtLine } from "./look-at-line.tsx";
import { OrderHistory } from "./order-history.tsx";
import type { OrderPhase } from "./order-phase.ts";
import { OrderStatus } from "./order-status.tsx";
import type { OrderStore, OrderStoreState } from "./order-store.ts";
import type { Reason } from "./reason.ts";
import { RecipientParcels } from "./recipient-parcels.tsx";
import { WithdrawContract } from "./withdraw-contract.tsx";

interface ShownOrderProps {
  readonly store: OrderStore;
  readonly state: OrderStoreState;
  readonly order: OrderView;
  readonly phase: OrderPhase;
  readonly reason: Reason | null;
  readonly token: string;
}

/** Where the order stands and what can be done on the left, what it is on the right. */
export function ShownOrder({ store, state, order, phase, reason, token }: ShownOrderProps) {
  const { order: t, delivery } = useMessages();
  const locale = useLocale();
  const money = useMoney(order.currency);
  const sent = anythingSent(order.lines);
  const { refused } = state;
  const lines = order.lines.map(({ versionId, sequel, ...line }) => ({
    ...line,
    action: versionId && (
      <span className="order-line-actions">
        <LookAtLine token={token} lineId={line.id} title={line.title} />
        {sequel && <SequelButton version={versionId} sequel={sequel} />}
      </span>
    ),
    picture: versionId && productionPaths.orderPreview(token, line.id),
  }));
  return (
    <div className="order">
      <div>
        {reason && order.state === "placed" && (
          <Notice tone={reason === "payment-unavailable" ? "warn" : "info"} className="order-reason">
            {t.reasons[reason]}
          </Notice>
        )}
        <OrderStatus store={store} state={state} order={order} phase={phase} />
        {refused && (
          <Notice tone="bad" announce="assertive" className="order-refused">
            {t.problem[refused.kind as keyof typeof t.problem] ?? t.problem.failed}
          </Notice>
        )}
        <CancelOrder store={store} order={order} cancelling={state.doing === "cancelling"} />
        <DeclaredWithdrawals order={order} />
        <WithdrawContract store={store} order={order} state={state} />
        <section className="order-block">
          <h2>{t.history}</h2>
          <OrderHistory
            history={sent ? order.history : order.history.filter(({ state: at }) => at !== "files-checked")}
          />
        </section>
        <RecipientParcels order={order} token={token} />
        <section className="order-block order-facts">
          {sent && order.comesHome && (
            <Fact title={t.shippingAddress} lines={addressLines(order.shippingAddress, locale)} />
          )}
          {!sent && <Fact title={delivery.byMail.title} lines={[order.email]} />}
          <Fact
            title={t.billingAddress}
            lines={
              sent && order.comesHome && !order.billingAddress
                ? [t.sameAddress]
                : addressLines(order.billingAddress ?? order.shippingAddress, locale)
            }
          />
          <Fact title={t.payment} lines={[<PaymentWords key="payment" order={order} />]} />
        </section>
      </div>
      <section className="order-side" aria-label={t.number({ number: order.number })}>
        <OrderLines lines={lines} money={money} />
        <div className="order-sums">
          <OrderSheet priced={order} />
        </div>
        <LegalNote lines={order.lines} cancel={false} />
      </section>
    </div>
  );
}

function PaymentWords({ order: { payment } }: { readonly order: OrderView }) {
  const { order: t, checkout } = useMessages();
  return (
    <>
      {checkout.payments[payment.method].name}, {t.paymentStates[payment.state]}
    </>
  );
}

interface FactProps {
  readonly title: string;
  readonly lines: readonly ReactNode[];
}

function Fact({ title, lines }: FactProps) {
  return (
    <div>
      <h3>{title}</h3>
      <p>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an address have no identity but their place
          <span key={index}>{line}</span>
        ))}
      </p>
    </div>
  );
}
