import type { Db, Trx } from "../../platform/database/database.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import { newId } from "../../platform/tokens/random.ts";
import { raiseAlert, settleAlerts } from "./alerts.ts";
import { refundPayment } from "./jobs.ts";
import type { Payment } from "./payment-store.ts";
import type { RefundReport } from "./provider.ts";
import { refundStateAfter } from "./refund-state.ts";
import { changeRefund, insertRefund, leftOf, lockRefund, type NewRefund } from "./refund-store.ts";

/**
 * Requests a refund: stored together with its job, so that neither exists alone.
 *
 * @returns false when it exists already, or exceeds the rest of the payment
 */
export async function requestRefund(trx: Trx, refund: Omit<NewRefund, "id">, now: Date): Promise<boolean> {
  const refundId = newId();
  if (!(await insertRefund(trx, { ...refund, id: refundId }, now))) return false;
  await askForRefund(trx, refundId);
  return true;
}

/**
 * Requests a refund of a part, once per operator's request.
 *
 * @returns false when it exceeds the rest of the payment
 */
export async function refundPart(
  trx: Trx,
  { id: paymentId, orderId, currency }: Pick<Payment, "id" | "orderId" | "currency">,
  { amount, operator, why }: { readonly amount: number; readonly operator: string; readonly why: string },
  now: Date,
): Promise<boolean> {
  const alertId = newId();
  await raiseAlert(trx, { paymentId, orderId, reason: "parcel", amount, currency }, now, alertId);
  return requestRefund(trx, { paymentId, orderId, alertId, amount, currency, requestedBy: operator, why }, now);
}

/** Has everything given back that is left of a payment. */
export async function giveBack(trx: Trx, payment: Payment, why: string, now: Date): Promise<void> {
  const { id: paymentId, orderId, currency } = payment;
  const amount = await leftOf(trx, paymentId);
  if (amount === 0) return;
  const refund = { paymentId, orderId, alertId: null, amount, currency, requestedBy: null, why };
  await requestRefund(trx, refund, now);
}

/**
 * Notes everything that is left of a payment as given back, where no provider has to be asked: the caller books it.
 *
 * @returns the refund's id and amount; null when nothing was left
 */
export async function recordReturned(
  trx: Trx,
  payment: Payment,
  why: string,
  now: Date,
): Promise<{ readonly refundId: string; readonly amount: number } | null> {
  const { id: paymentId, orderId, currency, reference } = payment;
  const [refundId, amount] = [newId(), await leftOf(trx, paymentId)];
  const refund = { id: refundId, paymentId, orderId, alertId: null, amount, currency, requestedBy: null, why };
  if (amount === 0 || !(await insertRefund(trx, refund, now))) return null;
  await takeRefundReport(trx, refundId, { state: "succeeded", reference }, now);
  return { refundId, amount };
}

/** Enqueues the provider's request; a waiting or dead job starts again. */
export async function askForRefund(db: Db, refundId: string): Promise<void> {
  await enqueue(db, refundPayment, { refundId }, { jobKey: `refund-payment:${refundId}` });
}

/** Records a refund's state: alerts of its payment close when it is on its way, and reopen when it fails. */
export async function takeRefundReport(
  trx: Trx,
  refundId: string,
  report: RefundReport,
  now: Date,
): Promise<"applied" | "outdated"> {
  const refund = await lockRefund(trx, refundId);
  if (!refund) throw new Error(`unknown refund ${refundId}`);
  const state = refundStateAfter(refund.state, report.state);
  const reference = refund.reference ?? report.reference;
  if (state === null && reference === refund.reference) return "outdated";
  await changeRefund(trx, refundId, { state: state ?? refund.state, reference }, now);
  const { paymentId, alertId, orderId, amount, currency } = refund;
  if (state === "succeeded") {
    await settleAlerts(trx, { paymentId, alertId }, { by: refund.requestedBy, note: refund.why, at: now });
  }
  if (state === "failed") {
    await raiseAlert(trx, { paymentId, orderId, reason: "refund-failed", amount, currency }, now);
  }
  return state === null ? "outdated" : "applied";
}
