import { useState } from "react";
import { formatMoney } from "../../../core/money.ts";
import type { OfficeOrder } from "../../../services/orders/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { unbroken } from "../../../ui/price-text.ts";
import type { Tone } from "../../../ui/tone.ts";
import { useLocale } from "../../words/context.tsx";
import { timeText } from "../data/time-text.ts";
import { useOfficeMessages } from "../messages.ts";
import { RefundAlert } from "./refund-alert.tsx";
import { ResolveAlert } from "./resolve-alert.tsx";
import { ToneChip } from "./state-chip.tsx";

type Payment = OfficeOrder["payments"][number];
type Alert = OfficeOrder["alerts"][number];
type Refund = OfficeOrder["refunds"][number];

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
    return open.map((alert) => (
      <OpenAlert key={alert.id} alert={alert} refund={refundFor(alert, folder.refunds)} onChange={onReload} />
    ));
  }
  return (
    <section className="order-part">
      <h3>{t.title}</h3>
      <ul className="entries">
        {folder.payments.map((payment) => (
          <PaymentEntry key={payment.id} payment={payment} />
        ))}
        {folder.refunds.map((refund) => (
          <RefundEntry key={refund.id} refund={refund} />
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
          {reference && `, ${t.reference({ text: reference })}`}
        </p>
      </div>
      <ToneChip tone={tones[state]}>{t.state[state]}</ToneChip>
    </li>
  );
}

/** Whether an alert's money is on its way back. After a part of a payment, for withdrawn goods, the rest goes by hand. */
function refundFor(
  alert: Pick<Alert, "id" | "paymentId" | "reason">,
  refunds: readonly Pick<Refund, "paymentId" | "alertId" | "state">[],
): "none" | "running" | "part" {
  const refund = refunds.find(({ paymentId, state }) => paymentId === alert.paymentId && state !== "failed");
  if (!refund) return "none";
  const whole = refund.alertId === null || alert.reason === "refund-failed";
  return whole || refund.alertId === alert.id ? "running" : "part";
}

interface OpenAlertProps {
  readonly alert: Alert;
  readonly refund: ReturnType<typeof refundFor>;
  readonly onChange: () => void;
}

function OpenAlert({ alert, refund, onChange }: OpenAlertProps) {
  const t = useOfficeMessages().payments;
  const locale = useLocale();
  const [asking, setAsking] = useState<"refund" | "resolve" | null>(null);
  const { reason, amount, currency } = alert;
  const { title, action } = t.alert[reason];
  const close = () => setAsking(null);
  return (
    <>
      <Notice
        tone="bad"
        title={`${title}, ${unbroken(formatMoney({ amount, currency }, locale))}`}
        action={
          <div className="alert-actions">
            {refund === "none" && (
              <Button small onClick={() => setAsking("refund")}>
                {t.refund}
              </Button>
            )}
            <Button small look="ghost" onClick={() => setAsking("resolve")}>
              {t.resolve}
            </Button>
          </div>
        }
      >
        {{ none: action, running: t.refundRunning, part: t.refundRest }[refund]}
      </Notice>
      <RefundAlert alert={alert} open={asking === "refund"} onClose={close} onRefunded={onChange} />
      <ResolveAlert alert={alert} open={asking === "resolve"} onClose={close} onResolved={onChange} />
    </>
  );
}

const refundTones: Readonly<Record<Refund["state"], Tone>> = {
  requested: "info",
  pending: "info",
  succeeded: "ok",
  failed: "bad",
};

function RefundEntry({ refund }: { readonly refund: Refund }) {
  const t = useOfficeMessages().payments;
  const locale = useLocale();
  const at = timeText(refund.requestedAt, locale, new Date());
  return (
    <li className="entry">
      <div>
        <b className="num">{unbroken(formatMoney(refund, locale))}</b> {t.refundEntry}
        <p className="mute num entry-fact">
          {refund.requestedBy === null ? t.refundByItself({ at }) : t.refundBy({ name: refund.requestedBy, at })}
          {refund.reference && `, ${t.reference({ text: refund.reference })}`}
        </p>
        {refund.requestedBy !== null && <p className="mute entry-fact">{refund.why}</p>}
      </div>
      <ToneChip tone={refundTones[refund.state]}>{t.refundState[refund.state]}</ToneChip>
    </li>
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
        {alert.resolvedBy !== null && <p className="mute entry-fact">{alert.note}</p>}
        <p className="mute entry-fact">
          {alert.resolvedBy === null ? t.resolvedByItself({ at }) : t.resolvedBy({ name: alert.resolvedBy, at })}
        </p>
      </div>
    </li>
  );
}
