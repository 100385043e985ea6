import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Trx } from "../../platform/database/database.ts";
import type { Payments } from "../payments/service.ts";
import { type Mover, moveOrder } from "./move-order.ts";
import { lockOrder, type OrderRef, type StoredOrder } from "./order-store.ts";

/** Cancels an order, if it may be, and has an operator give back what was paid. */
export async function cancelOrder(
  trx: Trx,
  payments: Payments,
  ref: OrderRef,
  mover: Mover,
  now: Date,
): Promise<Outcome<StoredOrder, "order-not-found" | "not-cancellable">> {
  const order = await lockOrder(trx, ref);
  if (!order) return failed("order-not-found");
  const moved = await moveOrder(trx, order, "cancelled", mover, now);
  if (!moved.ok) return failed("not-cancellable");
  await endPayments(trx, payments, order.id);
  return done({ ...order, state: "cancelled" });
}

/** Nobody can pay a cancelled order any more; what of it was paid is noted for the operators. */
export async function endPayments(trx: Trx, payments: Payments, orderId: string): Promise<void> {
  await payments.closeOthers(trx, orderId, null);
  for (const { id: paymentId, amount, currency, state } of await payments.of(trx, orderId)) {
    if (state !== "paid") continue;
    await payments.raiseAlert(trx, { paymentId, orderId, reason: "cancelled-after-payment", amount, currency });
  }
}
