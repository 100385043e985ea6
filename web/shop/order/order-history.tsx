import { localMoment } from "../../../core/local-time.ts";
import type { OrderView } from "../../../services/orders/contract.ts";
import { useLocale, useMessages } from "../../words/context.tsx";

/** The states the order went through and when, oldest first. */
export function OrderHistory({ history }: { readonly history: OrderView["history"] }) {
  const t = useMessages().order;
  const locale = useLocale();
  return (
    <ol className="order-history">
      {history.map(({ state, at }) => (
        <li key={`${state} ${at}`}>
          <b>{t.states[state]}</b>
          <time className="label num" dateTime={at}>
            {localMoment(new Date(at), locale, "minute")}
          </time>
        </li>
      ))}
    </ol>
  );
}
