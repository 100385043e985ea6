import type { Database } from "../../platform/database/database.ts";
import type { Log } from "../../platform/log/log.ts";
import type { Clock } from "../../platform/time/clock.ts";
import type { PaymentMethod } from "./contract.ts";
import { changeState, findPayment, lockPayment, type Payment } from "./payment-store.ts";
import type { PaymentEvent, PaymentProvider } from "./provider.ts";
import { findRefund, type Refund, takeSilentRefunds } from "./refund-store.ts";
import { askForRefund, takeRefundReport } from "./refunds.ts";
import type { PaymentStep } from "./steps.ts";

export interface MoneyBackOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly providerOf: (method: PaymentMethod) => PaymentProvider | undefined;
  readonly takeIn: (method: PaymentMethod, event: PaymentEvent) => Promise<unknown>;
  readonly crashPoint: (step: PaymentStep) => void | Promise<void>;
}

/** Closes attempts and refunds payments at providers. Never inside a transaction. */
export function createMoneyBack({ database, clock, log, providerOf, takeIn, crashPoint }: MoneyBackOptions) {
  const { db } = database;
  const asked = (method: PaymentMethod): PaymentProvider => {
    const provider = providerOf(method);
    if (!provider) throw new Error(`no payment provider ${method}`);
    return provider;
  };

  /** An attempt of which no provider knows ends here; its page, if it is being made just now, is closed afterwards. */
  async function endUnstarted({ id, provider }: Payment): Promise<boolean> {
    return db.transaction().execute(async (trx) => {
      const locked = await lockPayment(trx, id, provider);
      if (!locked || locked.reference !== null) return false;
      if (locked.state === "open") await changeState(trx, id, "expired", clock.now());
      return true;
    });
  }

  async function close(paymentId: string): Promise<void> {
    const payment = await findPayment(db, paymentId);
    // Also an expired one: its page may have been made in the moment it was ended.
    if (!payment || (payment.state !== "open" && payment.state !== "expired")) return;
    const { provider: method, reference } = payment;
    if (reference === null) {
      if (await endUnstarted(payment)) return;
      return close(paymentId);
    }
    await crashPoint("before-close");
    const status = await asked(method).close({ paymentId, reference });
    await crashPoint("after-close");
    if (status.state === "open") throw new Error(`${method} still accepts money for payment ${paymentId}`);
    await takeIn(method, { eventId: `closed:${paymentId}:${status.state}`, paymentId, status, body: status });
    await crashPoint("close-recorded");
  }

  async function paymentOf(refund: Refund): Promise<Payment & { readonly reference: string }> {
    const payment = await findPayment(db, refund.paymentId);
    if (!payment?.reference) throw new Error(`payment ${refund.paymentId} never reached a provider`);
    return { ...payment, reference: payment.reference };
  }

  async function refund(refundId: string): Promise<void> {
    const wanted = await findRefund(db, refundId);
    if (wanted?.state !== "requested") return;
    const { paymentId, amount, currency } = wanted;
    const { provider, reference } = await paymentOf(wanted);
    await crashPoint("before-refund");
    const report = await asked(provider).refund({ refundId, paymentId, reference, amount, currency });
    await crashPoint("after-refund");
    await db.transaction().execute((trx) => takeRefundReport(trx, refundId, report, clock.now()));
    log.info({ paymentId, refundId, state: report.state }, "refund");
    await crashPoint("refund-recorded");
  }

  /** Requests the state of refunds without news, and repeats those that no provider accepted. */
  async function reconcileRefunds(): Promise<void> {
    for (const refundId of await takeSilentRefunds(db, clock.now())) {
      try {
        const silent = await findRefund(db, refundId);
        if (!silent) continue;
        if (silent.state === "requested") {
          await askForRefund(db, refundId);
          continue;
        }
        const { provider } = await paymentOf(silent);
        const report = await asked(provider).fetchRefund({ refundId, reference: silent.reference });
        await db.transaction().execute((trx) => takeRefundReport(trx, refundId, report, clock.now()));
      } catch (err) {
        log.warn({ err, refundId }, "payment provider could not be reached about a refund");
      }
    }
  }

  return { close, refund, reconcileRefunds };
}
