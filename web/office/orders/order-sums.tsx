import { formatMoney } from "../../../core/money.ts";
import { rateText } from "../../../core/number-text.ts";
import type { OrderView } from "../../../services/orders/contract.ts";
import { useLocale } from "../../messages/context.tsx";
import { useOfficeMessages } from "../messages.ts";

/** Goods, delivery, tax and what was paid. */
export function OrderSums({ order }: { readonly order: OrderView }) {
  const t = useOfficeMessages().order;
  const locale = useLocale();
  const money = (amount: number) => formatMoney({ amount, currency: order.currency }, locale);
  return (
    <section className="order-part">
      <h3>{t.sums}</h3>
      <dl className="sums num">
        <Sum name={t.goods} value={money(order.goods)} />
        <Sum name={t.shipping} value={money(order.shipping.price)} />
        {order.taxes.map(({ rate, tax }) => (
          <Sum
            key={rate}
            name={(order.taxIncluded ? t.tax : t.taxOnTop)(rateText(rate, locale))}
            value={money(tax)}
            quiet={order.taxIncluded}
          />
        ))}
        <Sum name={t.total} value={money(order.total)} total />
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
