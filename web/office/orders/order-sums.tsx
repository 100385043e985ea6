import { formatMoney } from "../../../core/money.ts";
import { rateText } from "../../../core/number-text.ts";
import type { OrderView } from "../../../services/orders/contract.ts";
import { useLocale } from "../../words/context.tsx";
import { useOfficeMessages } from "../messages.ts";

/** Goods, delivery, tax and what was paid. */
export function OrderSums({ order }: { readonly order: OrderView }) {
  const t = useOfficeMessages().order;
  const locale = useLocale();
  const money = (amount: number) => formatMoney({ amount, currency: order.currency }, locale);
  const takenOff = (wanted: "discount" | "gift") =>
    order.vouchers.filter(({ type, amount }) => type === wanted && amount > 0);
  return (
    <section className="order-part">
      <h3>{t.sums}</h3>
      <dl className="sums num">
        <Sum name={t.goods} value={money(order.goods)} />
        {takenOff("discount").map(({ label, amount }) => (
          <Sum key={label} name={t.discount({ label })} value={money(-amount)} />
        ))}
        {order.comesHome && <Sum name={t.shipping} value={money(order.shipping.price)} />}
        {order.recipientParcels && (
          <Sum
            name={t.toRecipients({ count: order.recipientParcels.count })}
            value={money(order.recipientParcels.price)}
          />
        )}
        {order.taxes.map(({ rate, tax }) => (
          <Sum
            key={rate}
            name={(order.taxIncluded ? t.tax : t.taxOnTop)({ rate: rateText(rate, locale) })}
            value={money(tax)}
            quiet={order.taxIncluded}
          />
        ))}
        <Sum name={t.total} value={money(order.total)} total />
        {takenOff("gift").map(({ label, amount }) => (
          <Sum key={label} name={t.gift({ label })} value={money(-amount)} quiet />
        ))}
      </dl>
    </section>
  );
}

interface SumProps {
  readonly name: string;
  readonly value: string;
  readonly quiet?: boolean;
  readonly total?: boolean;
}

const Sum = ({ name, value, quiet, total }: SumProps) => (
  <div data-quiet={quiet || undefined} data-total={total || undefined}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
