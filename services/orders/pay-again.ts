import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { PaymentMethod } from "../payments/contract.ts";
import type { Payment } from "../payments/service.ts";
import type { OrdersOptions } from "./options.ts";
import { retakeHold } from "./order-hold.ts";
import { lockOrder, type OrderRef, type StoredOrder } from "./order-store.ts";
import { askedFor, isPayable } from "./order-view.ts";

export type PayAgainFailure = "order-not-found" | "not-payable" | "vouchers-used" | "payment-method-unavailable";

/**
 * Finds or makes the attempt with which an unpaid order is paid now. An attempt that is still open is taken up again;
 * the order's lock keeps two clicks from making two.
 */
export async function payAgain(
  { database, payments, vouchers, clock }: OrdersOptions,
  ref: OrderRef,
  method: PaymentMethod | undefined,
): Promise<Outcome<{ readonly order: StoredOrder; readonly payment: Payment }, PayAgainFailure>> {
  return database.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, ref);
    if (!order) return failed("order-not-found");
    const attempts = await payments.of(trx, order.id);
    const [latest] = askedFor(attempts);
    if (!isPayable(order, attempts)) return failed("not-payable");
    const provider = method ?? latest?.provider ?? order.paymentMethod;
    if (!payments.methods.includes(provider)) return failed("payment-method-unavailable");
    if (!(await retakeHold(trx, { payments, vouchers }, order, clock.now()))) return failed("vouchers-used");
    if (latest?.state === "open" && latest.provider === provider) return done({ order, payment: latest });
    const { id: orderId, currency } = order;
    const amount = order.total - order.redeemed;
    const payment = await payments.prepare(trx, { orderId, provider, amount, currency });
    // The page of an earlier attempt must not take the money a second time.
    await payments.closeOthers(trx, orderId, payment.id);
    return done({ order, payment });
  });
}
