import type { z } from "zod";
import { formatMoney } from "../../../core/money.ts";
import { officeOrderPaths, type paymentAlertList } from "../../../services/orders/contract.ts";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { unbroken } from "../../../ui/price-text.ts";
import { useLocale } from "../../words/context.tsx";
import { officePages } from "../data/office-paths.ts";
import { useGet } from "../data/use-get.ts";
import { useOfficeMessages } from "../messages.ts";

type AlertList = z.infer<typeof paymentAlertList>;

/** Money that somebody must look after, over the list, whatever the list shows. Nothing when there is none. */
export function AlertsNotice() {
  const t = useOfficeMessages();
  const locale = useLocale();
  const { answer } = useGet<AlertList>(officeOrderPaths.alerts, { every: 60 });
  if (answer.kind !== "ready" || answer.value.alerts.length === 0) return null;
  const { alerts } = answer.value;
  return (
    <Notice tone="bad" className="orders-alerts" title={t.orders.alertsTitle({ count: alerts.length })}>
      <ul>
        {alerts.map(({ id, orderId, reason, amount, currency }) => (
          <li key={id}>
            <Link href={officePages.order(orderId)}>
              {t.payments.alert[reason].title}, {unbroken(formatMoney({ amount, currency }, locale))}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
