import { dayText } from "../../../core/date-text.ts";
import type { CheckoutSummary } from "../../../services/orders/contract.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useMoney } from "../../frame/use-money.ts";
import { useLocale, useMessages } from "../../words/context.tsx";
import { anythingSent } from "../delivery/anything-sent.ts";

/** On phones, where the summary is far below: what it comes to, and a way there. */
export function MiniSummary({ summary }: { readonly summary: CheckoutSummary | null }) {
  const t = useMessages().checkout;
  const locale = useLocale();
  const money = useMoney(summary?.currency ?? "EUR");
  const articles = summary?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  return (
    <a className="checkout-mini only-mobile" href="#summary">
      {summary ? (
        <>
          <span>
            {anythingSent(summary.lines)
              ? t.mini({ articles, day: dayText(summary.shipping.arrival.latest, locale, "short") })
              : t.miniByMail({ articles })}
          </span>
          <b className="num">{money(summary.payable)}</b>
        </>
      ) : (
        <>
          <Skeleton width="11rem" />
          <Skeleton width="4rem" />
        </>
      )}
    </a>
  );
}
