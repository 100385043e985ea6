import { dayStart } from "../../../core/day-start.ts";
import { localMoment } from "../../../core/local-time.ts";
import type { OrderView } from "../../../services/orders/contract.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useLocale, useMessages } from "../../words/context.tsx";

/** What she withdrew from, when, and where the receipt went; a new one is announced. */
export function DeclaredWithdrawals({ order }: { readonly order: OrderView }) {
  const t = useMessages().order;
  const locale = useLocale();
  // the clock named: the moment counts, wherever the customer is
  const moment = (at: string) => localMoment(new Date(at), locale, "second");
  return (
    <div role="status" className="withdrawals">
      {order.withdrawals.map(({ at, email, lines }) => (
        <Notice
          key={`${at} ${lines.join()}`}
          tone="ok"
          title={t.withdrawn({ moment: moment(at), start: dayStart(moment(at)) })}
        >
          <ul>
            {order.lines
              .filter(({ id }) => lines.includes(id))
              .map(({ id, title }) => (
                <li key={id}>{title}</li>
              ))}
          </ul>
          <p>{t.withdrawnNext({ email })}</p>
        </Notice>
      ))}
    </div>
  );
}
