import { useState } from "react";
import { formatMoney } from "../../../core/money.ts";
import type { OfficeOrder } from "../../../services/orders/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { unbroken } from "../../../ui/price-text.ts";
import type { Tone } from "../../../ui/tone.ts";
import { useLocale } from "../../messages/context.tsx";
import { timeText } from "../data/time-text.ts";
import { useOfficeMessages } from "../messages.ts";
import { ResolveAlert } from "./resolve-alert.tsx";
import { ToneChip } from "./state-chip.tsx";

type Payment = OfficeOrder["payments"][number];
type Alert = OfficeOrder["alerts"][number];

interface OrderPaymentsProps {
  readonly folder: OfficeOrder;
  readonly onReload: () => void;
  /** Open alerts stand over everything else; attempts and settled alerts below. */
  readonly part: "alerts" | "payments";
}

/** Money of an order: what an operator must look after, and how it was paid. */
export function OrderPayments({ folder, onReload, part }: OrderPaymentsProps) {
  const t = useOfficeMessages().payments;
  const open = folder.alerts.filter(({ resolvedAt }) => resolvedAt === null);
  const settled = folder.alerts.filter(({ resolvedAt }) => resolvedAt !== null);
  if (part === "alerts") {
    return open.map((alert) => <OpenAlert key={alert.id} alert={alert} onResolved={onReload} />);
  }
  return (
    <section className="order-part">
      <h3>{t.title}</h3>
      <ul className="entries">
        {folder.payments.map((payment) => (
          <PaymentEntry key={payment.id} payment={payment} />
        ))}
        {settled.map((alert) => (
          <SettledAlert key={alert.id} alert={alert} />
        ))}
      </ul>
    </section>
  );
}

const tones: Readonly<Record<Payment["state"], Tone>> = {
  open: "plain",
  pending: "info",
  paid: "ok",
  declined: "bad",
  cancelled: "plain",
  expired: "plain",
};

function PaymentEntry({ payment }: { readonly payment: Payment }) {
  const t = useOfficeMessages().payments;
  const locale = useLocale();
  const { amount, currency, method, reference, state, createdAt } = payment;
  return (
    <li className="entry">
      <div>
        <b className="num">{unbroken(formatMoney({ amount, currency }, locale))}</b> {t.method[method]}
        <p className="mute num entry-fact">
          {timeText(createdAt, locale, new Date())}
          {reference && `, ${t.reference(reference)}`}
        </p>
      </div>
      <ToneChip tone={tones[state]}>{t.state[state]}</ToneChip>
    </li>
  );
}

function OpenAlert({ alert, onResolved }: { readonly alert: Alert; readonly onResolved: () => void }) {
  const t = useOfficeMessages().payments;
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  const { reason, amount, currency } = alert;
  const { title, action } = t.alert[reason];
  return (
    <>
      <Notice
        tone="bad"
        title={`${title}, ${unbroken(formatMoney({ amount, currency }, locale))}`}
        action={
          <Button small look="ghost" onClick={() => setAsking(true)}>
            {t.resolve}
          </Button>
        }
      >
        {action}
      </Notice>
      <ResolveAlert alert={alert} open={asking} onClose={() => setAsking(false)} onResolved={onResolved} />
    </>
  );
}

function SettledAlert({ alert }: { readonly alert: Alert }) {
  const t = useOfficeMessages().payments;
  const locale = useLocale();
  const at = alert.resolvedAt === null ? "" : timeText(alert.resolvedAt, locale, new Date());
  return (
    <li className="entry">
      <div>
        {t.alert[alert.reason].title}, {unbroken(formatMoney(alert, locale))}
        <p className="mute entry-fact">{alert.note}</p>
        <p className="mute entry-fact">{t.resolvedBy(alert.resolvedBy ?? "", at)}</p>
      </div>
    </li>
  );
}
