import { wallClock } from "../../../core/calendar-date.ts";
import { arrivalText, dayText } from "../../../core/date-text.ts";
import { dayValues } from "../../../core/day-start.ts";
import { zoneOf } from "../../../core/local-time.ts";
import type { OrderView } from "../../../services/orders/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { useMoney } from "../../frame/use-money.ts";
import { useLocale, useMessages } from "../../words/context.tsx";
import { anythingSent } from "../delivery/anything-sent.ts";
import { ArrivalNote } from "../delivery/arrival-note.tsx";
import { MailNote } from "../delivery/mail-note.tsx";
import { PackedParcels } from "../delivery/packed-parcels.tsx";
import type { OrderPhase } from "./order-phase.ts";
import type { OrderStore, OrderStoreState } from "./order-store.ts";

interface OrderStatusProps {
  readonly store: OrderStore;
  readonly state: OrderStoreState;
  readonly order: OrderView;
  readonly phase: OrderPhase;
}

/** Where the order stands, in one sentence and what follows from it. A change is announced. */
export function OrderStatus({ store, state: { doing, lookedAt }, order, phase }: OrderStatusProps) {
  const t = useMessages().order;
  const locale = useLocale();
  const money = useMoney(order.currency);
  const sent = anythingSent(order.lines);
  const words = !sent && phase === "delivered" ? t.mailed : t.phases[phase];
  const waiting = phase === "checking" || phase === "pending";
  return (
    <section className="order-status">
      <p className="label num">{t.number({ number: order.number })}</p>
      <div role="status">
        <h1>{words.title}</h1>
        <p className="lead order-lead">
          {words.text} {phase === "paid" && t.mail({ email: order.email })}
          {phase === "cancelled" && order.payment.state === "paid" && order.refunds.length === 0 && t.refund}
        </p>
        {order.refunds.map(({ amount, state, changedAt }) => (
          <p key={changedAt} className="lead order-lead">
            {t.refunds[state]({
              sum: money(amount),
              ...dayValues(dayText(wallClock(new Date(changedAt), zoneOf(locale)).date, locale)),
            })}
          </p>
        ))}
      </div>
      {waiting && lookedAt && (
        <p className="label num order-asked">
          <Spinner /> {t.asked({ time: new Intl.DateTimeFormat(locale, { timeStyle: "medium" }).format(lookedAt) })}
        </p>
      )}
      {order.payment.payable && !waiting && (
        <Button
          wide="mobile"
          icon="lock"
          loading={doing === "paying"}
          loadingText={t.paying}
          onClick={() => void store.pay()}
        >
          {t.pay({ amount: money(order.payable) })}
        </Button>
      )}
      {arrivalMatters(order) && !sent && <MailNote />}
      {arrivalMatters(order) && sent && (
        <div className="order-arrival">
          <ArrivalNote title={arrivalText(order.shipping.arrival.latest, locale)}>
            {order.state === "placed"
              ? t.afterPayment
              : order.shipping.arrival.earliest !== order.shipping.arrival.latest &&
                t.earliest(dayValues(dayText(order.shipping.arrival.earliest, locale)))}
          </ArrivalNote>
          <PackedParcels parcels={order.parcels} />
        </div>
      )}
    </section>
  );
}

const arrivalMatters = ({ state }: OrderView) => !["delivered", "cancelled", "complaint"].includes(state);
