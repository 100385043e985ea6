import type { OfficeOrder } from "../../../services/orders/contract.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useLocale } from "../../words/context.tsx";
import { timeText } from "../data/time-text.ts";
import { useOfficeMessages } from "../messages.ts";

/** What the customer withdrew from, when, and where the receipt went. Nothing where she did not. */
export function OrderWithdrawals({ order }: { readonly order: OfficeOrder["order"] }) {
  const t = useOfficeMessages().withdrawals;
  const locale = useLocale();
  return order.withdrawals.map(({ at, name, email, lines }) => (
    <Notice key={`${at} ${lines.join()}`} tone="warn" title={t.title({ name, at: timeText(at, locale, new Date()) })}>
      <ul>
        {order.lines
          .filter(({ id }) => lines.includes(id))
          .map(({ id, title, quantity }) => (
            <li key={id}>
              {quantity} × {title}
            </li>
          ))}
      </ul>
      {t.receipt({ email })}
    </Notice>
  ));
}
