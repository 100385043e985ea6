import { dayStart } from "../../../core/day-start.ts";
import { formatMoney } from "../../../core/money.ts";
import type { OfficeOrder } from "../../../services/orders/contract.ts";
import { Icon } from "../../../ui/icon.tsx";
import { IconLink } from "../../../ui/icon-button.tsx";
import { unbroken } from "../../../ui/price-text.ts";
import { useLocale } from "../../words/context.tsx";
import { timeText } from "../data/time-text.ts";
import { useOfficeMessages } from "../messages.ts";
import { useShownList } from "./shown-list.ts";
import { StateChip } from "./state-chip.tsx";

/** Number, name and sum of an order, and the ways to the next and back to the list. */
export function OrderHead({ folder: { id, order } }: { readonly folder: OfficeOrder }) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const { ids, addressOf } = useShownList();
  const place = ids.indexOf(id);
  const [previous, next] = place < 0 ? [undefined, undefined] : [ids[place - 1], ids[place + 1]];
  const { firstName, lastName } = order.shippingAddress;
  const sum = unbroken(formatMoney({ amount: order.total, currency: order.currency }, locale));
  const at = timeText(order.placedAt, locale, new Date());
  const placed = t.order.placed({ at, start: dayStart(at) });
  return (
    <header className="order-head">
      <a className="order-back" href={addressOf(null)}>
        <Icon name="arrow-left" small />
        {t.order.back}
      </a>
      <div className="order-head-words">
        <h2>{t.order.title({ number: order.number, name: `${firstName} ${lastName}` })}</h2>
        <p className="mute small">
          {placed}, {sum}, {t.payments.state[order.payment.state]}
        </p>
        <StateChip state={order.state} />
      </div>
      <nav className="order-neighbours" aria-label={t.orders.title}>
        {previous && <IconLink icon="chevron-left" label={t.order.previous} href={addressOf(previous)} />}
        {next && <IconLink icon="chevron-right" label={t.order.next} href={addressOf(next)} />}
        <IconLink icon="close" label={t.order.close} href={addressOf(null)} className="order-close" />
      </nav>
    </header>
  );
}
