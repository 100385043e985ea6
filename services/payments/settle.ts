import { currencies } from "../../core/money.ts";
import type { Trx } from "../../platform/database/database.ts";
import { jsonb } from "../../platform/database/jsonb.ts";
import { raiseAlert } from "./alerts.ts";
import type { PaymentMethod, PaymentState } from "./contract.ts";
import { stateAfter } from "./payment-state.ts";
import { changeState, closeOthers, lockPayment, type Payment } from "./payment-store.ts";
import type { PaymentEvent, ProviderStatus } from "./provider.ts";
import { findRefund } from "./refund-store.ts";
import { requestRefund, takeRefundReport } from "./refunds.ts";

/** An order's reaction to a payment. */
export type MoneyReceived = "accepted" | "paid-twice" | "paid-after-cancellation";

/** Called inside the transaction in which a payment becomes paid; what it does happens with it or not at all. */
export type OnPaid = (trx: Trx, payment: Payment, at: Date) => Promise<MoneyReceived>;

/** Called inside the transaction in which an attempt ends without money. */
export type OnEnded = (trx: Trx, payment: Payment, at: Date) => Promise<void>;

/** An order's reactions to changes of its payments. */
export interface Listeners {
  readonly onPaid: OnPaid;
  readonly onEnded: OnEnded;
}

/** Effect of an event, stored with it. */
export type EventEffect = "applied" | "repeated" | "outdated" | "unknown-payment" | "wrong-amount" | "irrelevant";

/** Handles one verified event of a provider: recorded once, applied at most once, all in the caller's transaction. */
export async function settle(
  trx: Trx,
  provider: PaymentMethod,
  event: PaymentEvent,
  listeners: Listeners,
  now: Date,
): Promise<EventEffect> {
  if (event.refund) return settleRefund(trx, provider, event, event.refund, now);
  const payment = event.paymentId === null ? null : await lockPayment(trx, event.paymentId, provider);
  const effect = judge(payment, event);
  if (!(await recordEvent(trx, provider, event, payment, effect, now))) return "repeated";
  if (payment === null || event.status === null) return effect;
  if (effect === "applied") await apply(trx, payment, event.status, listeners, now);
  if (effect === "wrong-amount") await alertOperators(trx, payment, event.status, "wrong-amount", now);
  return effect;
}

function judge(payment: Payment | null, { paymentId, status }: PaymentEvent): EventEffect {
  if (paymentId === null || status === null) return "irrelevant";
  if (payment === null) return "unknown-payment";
  if (stateAfter(payment.state, status.state) === null) return "outdated";
  const expected = status.amount === payment.amount && status.currency === payment.currency;
  return status.state === "paid" && !expected ? "wrong-amount" : "applied";
}

async function settleRefund(
  trx: Trx,
  provider: PaymentMethod,
  event: PaymentEvent,
  { refundId, ...report }: NonNullable<PaymentEvent["refund"]>,
  now: Date,
): Promise<EventEffect> {
  const refund = await findRefund(trx, refundId);
  const payment = refund && (await lockPayment(trx, refund.paymentId, provider));
  if (!payment)
    return (await recordEvent(trx, provider, event, null, "unknown-payment", now)) ? "unknown-payment" : "repeated";
  const effect = await takeRefundReport(trx, refundId, report, now);
  return (await recordEvent(trx, provider, event, payment, effect, now)) ? effect : "repeated";
}

/** False when this very event was recorded before; a copy that comes at the same time waits here for the first. */
async function recordEvent(
  trx: Trx,
  provider: PaymentMethod,
  event: PaymentEvent,
  payment: Payment | null,
  effect: EventEffect,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("payment_event")
    .values({
      provider,
      event_id: event.eventId,
      payment_id: payment?.id ?? null,
      state: event.status?.state ?? null,
      effect,
      body: jsonb(event.body),
      received_at: now,
    })
    .onConflict((conflict) => conflict.columns(["provider", "event_id"]).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

const ended: readonly PaymentState[] = ["declined", "cancelled", "expired"];

async function apply(
  trx: Trx,
  payment: Payment,
  status: ProviderStatus,
  { onPaid, onEnded }: Listeners,
  now: Date,
): Promise<void> {
  await changeState(trx, payment.id, status.state, now);
  if (ended.includes(status.state)) await onEnded(trx, payment, now);
  if (status.state !== "paid") return;
  const received = await onPaid(trx, payment, now);
  await closeOthers(trx, payment.orderId, payment.id);
  if (received === "accepted") return;
  await alertOperators(trx, payment, status, received, now);
  // Nobody owes this money: it goes back by itself.
  const { id: paymentId, orderId, amount, currency } = payment;
  await requestRefund(
    trx,
    { paymentId, orderId, alertId: null, amount, currency, requestedBy: null, why: received },
    now,
  );
}

const alertOperators = (
  trx: Trx,
  { id, orderId, currency: asked }: Payment,
  { amount, currency: paid }: ProviderStatus,
  reason: "wrong-amount" | "paid-twice" | "paid-after-cancellation",
  now: Date,
) => {
  // Francs paid in place of euros are reported as francs.
  const currency = currencies.find((one) => one === paid) ?? asked;
  return raiseAlert(trx, { paymentId: id, orderId, reason, amount, currency }, now);
};
