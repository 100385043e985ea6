import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Database, Db, Trx } from "../../platform/database/database.ts";
import { handleJob, type JobHandler } from "../../platform/jobs/job.ts";
import type { Log } from "../../platform/log/log.ts";
import type { Clock } from "../../platform/time/clock.ts";
import {
  findAlert,
  isPartly,
  listAlerts,
  type NewAlert,
  type PaymentAlert,
  raiseAlert,
  resolveAlert,
} from "./alerts.ts";
import type { PaymentMethod } from "./contract.ts";
import { closePayment, reconcilePayments, refundPayment } from "./jobs.ts";
import { createMoneyBack } from "./money-back.ts";
import {
  closeOthers,
  insertPayment,
  type NewPayment,
  type Payment,
  paymentsOf,
  recordSession,
} from "./payment-store.ts";
import type { PaymentEvent, PaymentProvider, PaymentRequest } from "./provider.ts";
import { expireUnstarted, takeSilentPayments } from "./reconcile.ts";
import { isGivenBack, leftOf, type Refund, refundsOf } from "./refund-store.ts";
import { giveBack, recordReturned, refundPart, requestRefund } from "./refunds.ts";
import { type EventEffect, type OnEnded, type OnPaid, settle } from "./settle.ts";
import type { PaymentStep } from "./steps.ts";

export type { NewAlert, PaymentAlert } from "./alerts.ts";
export { paymentCron } from "./jobs.ts";
export type { Payment } from "./payment-store.ts";
export type { PaymentProvider, PaymentRequest } from "./provider.ts";
export type { Refund } from "./refund-store.ts";
export type { OnEnded, OnPaid } from "./settle.ts";
export { moneyBackSteps, type PaymentStep, paymentSteps } from "./steps.ts";

export interface PaymentsOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** In the order they are offered. */
  readonly providers: readonly PaymentProvider[];
  readonly onPaid: OnPaid;
  readonly onEnded: OnEnded;
  /** Tests stop the process here. */
  readonly crashPoint?: (step: PaymentStep) => void | Promise<void>;
}

type RefundAsked = Outcome<{ readonly orderId: string }, "alert-not-found" | "refund-running">;

export interface Payments {
  /** Ways to pay, first the one offered first. */
  readonly methods: readonly PaymentMethod[];
  /** A new attempt; nothing outside is asked yet. */
  prepare(trx: Trx, payment: NewPayment): Promise<Payment>;
  /** A payment that is made with the order, of which nobody has to be asked. */
  recordPaid(trx: Trx, payment: NewPayment & { readonly reference: string }): Promise<Payment>;
  /** Records the rest of a payment as refunded without a provider; the caller books it. Null: no rest. */
  recordReturned(trx: Trx, payment: Payment, why: string): ReturnType<typeof recordReturned>;
  /** Has what is left of a payment given back by itself; its refund is done by a job. */
  giveBack(trx: Trx, payment: Payment, why: string): Promise<void>;
  /** Has a part of a payment given back, for an operator; false when less is left of it. */
  refundPart(
    trx: Trx,
    payment: Pick<Payment, "id" | "orderId" | "currency">,
    part: { readonly amount: number; readonly operator: string; readonly why: string },
  ): Promise<boolean>;
  /** The unrefunded part of a payment; locks it against other refunds until the transaction ends. */
  leftOf(trx: Trx, paymentId: string): Promise<number>;
  /**
   * Calls the provider, if not done yet, and returns the customer's payment page; null when the attempt was closed
   * meanwhile.
   *
   * @throws when it cannot be reached
   */
  start(payment: Payment, request: Omit<PaymentRequest, "paymentId" | "amount" | "currency">): Promise<string | null>;
  /** The attempts of an order, the newest first. */
  of(db: Db, orderId: string): Promise<readonly Payment[]>;
  /** Handles a webhook. */
  receive(
    method: PaymentMethod,
    rawBody: string,
    headers: Headers,
  ): Promise<Outcome<EventEffect, "forged" | "unreadable" | "unknown-provider">>;
  /** Has all open attempts of an order closed at their providers, but for one. */
  closeOthers(trx: Trx, orderId: string, except: string | null): Promise<void>;
  /** Has the money of an open alert given back; its refund is done by a job. */
  refundAlert(alertId: string, by: { readonly operator: string; readonly why: string }): Promise<RefundAsked>;
  /** The refunds of an order, the oldest first. */
  refunds(orderId: string): Promise<readonly Refund[]>;
  /** Requests the state of payments without recent news. */
  reconcile(): Promise<void>;
  /** Not of money that went back already. */
  raiseAlert(trx: Trx, alert: NewAlert): Promise<void>;
  /** Those of an order, or all open ones. */
  alerts(orderId?: string): Promise<readonly PaymentAlert[]>;
  resolveAlert(id: string, operator: string, note: string): Promise<boolean>;
  readonly handlers: readonly JobHandler[];
}

/** Payments through providers. No provider is ever called inside a transaction. */
export function createPayments(options: PaymentsOptions): Payments {
  const { database, clock, log, providers, onPaid, onEnded, crashPoint = () => {} } = options;
  const { db } = database;
  const providerOf = (method: PaymentMethod) => providers.find(({ key }) => key === method);

  function takeIn(method: PaymentMethod, event: PaymentEvent): Promise<EventEffect> {
    return db.transaction().execute(async (trx) => {
      const effect = await settle(trx, method, event, { onPaid, onEnded }, clock.now());
      await crashPoint("settled-uncommitted");
      return effect;
    });
  }

  async function askAbout({ id, provider, reference }: Pick<Payment, "id" | "provider" | "reference">) {
    const asked = providerOf(provider);
    if (!asked || reference === null) return;
    try {
      const status = await asked.fetchStatus({ paymentId: id, reference });
      const eventId = `asked:${id}:${status.state}`;
      const effect = await takeIn(provider, { eventId, paymentId: id, status, body: status });
      if (effect === "applied")
        log.info({ paymentId: id, state: status.state }, "payment state fetched from its provider");
    } catch (err) {
      log.warn({ err, paymentId: id }, "payment provider could not be reached");
    }
  }

  async function reconcile() {
    await expireUnstarted(db, clock.now());
    for (const payment of await takeSilentPayments(db, clock.now())) await askAbout(payment);
    await moneyBack.reconcileRefunds();
  }

  const moneyBack = createMoneyBack({ database, clock, log, providerOf, takeIn, crashPoint });

  /** Everything that was paid goes back, of a payment whose money nobody owes or an order that was cancelled. */
  async function refundAlert(
    alertId: string,
    { operator, why }: { operator: string; why: string },
  ): Promise<RefundAsked> {
    const alert = await findAlert(db, alertId);
    if (!alert || alert.resolvedAt !== null) return failed("alert-not-found");
    const { paymentId, orderId, amount, currency, reason } = alert;
    const part =
      reason === "refund-failed"
        ? (await refundsOf(db, orderId)).findLast((one) => one.paymentId === paymentId)?.alertId
        : isPartly(reason)
          ? alertId
          : null;
    const refund = { paymentId, orderId, alertId: part ?? null, amount, currency, requestedBy: operator, why };
    const asked = await db.transaction().execute((trx) => requestRefund(trx, refund, clock.now()));
    if (asked) log.info({ paymentId, orderId, operator }, "refund requested");
    return asked ? done({ orderId }) : failed("refund-running");
  }

  return {
    methods: providers.flatMap(({ key, internal }) => (internal ? [] : [key])),
    prepare: (trx, payment) => insertPayment(trx, payment, null, clock.now()),
    recordPaid: (trx, { reference, ...payment }) => insertPayment(trx, payment, { reference }, clock.now()),
    recordReturned: (trx, payment, why) => recordReturned(trx, payment, why, clock.now()),
    refundPart: (trx, payment, part) => refundPart(trx, payment, part, clock.now()),
    leftOf,
    giveBack: (trx, payment, why) => giveBack(trx, payment, why, clock.now()),
    start: async (payment, request) => {
      if (payment.redirectUrl !== null) return payment.redirectUrl;
      const provider = providerOf(payment.provider);
      if (!provider) throw new Error(`no payment provider ${payment.provider}`);
      await crashPoint("before-provider");
      const { id: paymentId, amount, currency } = payment;
      const session = await provider.create({ ...request, paymentId, amount, currency });
      await crashPoint("after-provider");
      const open = await recordSession(db, payment, session);
      await crashPoint("session-recorded");
      return open ? session.redirectUrl : null;
    },
    of: paymentsOf,
    receive: async (method, rawBody, headers) => {
      const provider = providerOf(method);
      if (!provider) return failed("unknown-provider");
      const event = await provider.verifyWebhook(rawBody, headers);
      if (!event.ok) return event;
      await crashPoint("webhook-verified");
      const effect = await takeIn(method, event.value);
      await crashPoint("settled");
      log.info({ provider: method, eventId: event.value.eventId, effect }, "payment event");
      return { ok: true, value: effect };
    },
    reconcile,
    raiseAlert: async (trx, alert) => {
      if (!(await isGivenBack(trx, alert.paymentId))) await raiseAlert(trx, alert, clock.now());
    },
    alerts: (orderId) => listAlerts(db, orderId),
    resolveAlert: (id, operator, note) => resolveAlert(db, id, { operator, note, at: clock.now() }),
    closeOthers,
    refundAlert,
    refunds: (orderId) => refundsOf(db, orderId),
    handlers: [
      handleJob(reconcilePayments, reconcile),
      handleJob(closePayment, ({ paymentId }) => moneyBack.close(paymentId)),
      handleJob(refundPayment, ({ refundId }) => moneyBack.refund(refundId)),
    ],
  };
}
