import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Trx } from "../../platform/database/database.ts";
import { type Mover, moveOrder } from "./move-order.ts";
import type { OrdersOptions } from "./options.ts";
import { endHold, returnGiftMoney } from "./order-hold.ts";
import { giftLinesOf, lockOrder, type OrderRef, type StoredOrder } from "./order-store.ts";
import { cancelPromisedUntil, mayMove } from "./transitions.ts";

/** Dependencies of an order's end. */
type Ending = Pick<OrdersOptions, "payments" | "vouchers">;

/** Cancels an order, if it may be, and has what was paid given back. */
export async function cancelOrder(
  trx: Trx,
  options: Ending,
  ref: OrderRef,
  mover: Mover,
  now: Date,
): Promise<Outcome<StoredOrder, "order-not-found" | "not-cancellable">> {
  const order = await lockOrder(trx, ref);
  if (!order) return failed("order-not-found");
  if (!mayMove(order, "cancelled", mover.actor, now).ok) return failed("not-cancellable");
  if (!(await voidGifts(trx, options, order.id))) return failed("not-cancellable");
  await moveOrder(trx, order, "cancelled", mover, now);
  const free = mover.actor === "customer" && now < cancelPromisedUntil(order.placedAt);
  await endPayments(trx, options, order.id, { byItself: free });
  return done({ ...order, state: "cancelled" });
}

/** Ends the gift vouchers that were bought with the order; false when something of them was spent already. */
export async function voidGifts(trx: Trx, { vouchers }: Pick<Ending, "vouchers">, orderId: string): Promise<boolean> {
  return vouchers.voidBought(trx, await giftLinesOf(trx, orderId));
}

/**
 * Ends the payments of a cancelled order. Gift voucher money and codes are available again at once. Other payments are
 * refunded automatically where promised, else noted for operators.
 */
export async function endPayments(
  trx: Trx,
  { payments, vouchers }: Ending,
  orderId: string,
  { byItself }: { readonly byItself: boolean },
): Promise<void> {
  await payments.closeOthers(trx, orderId, null);
  await vouchers.undo(trx, orderId);
  await returnGiftMoney(trx, { payments, vouchers }, orderId, cancelled);
  await endHold(trx, orderId);
  for (const payment of await payments.of(trx, orderId)) {
    const { id: paymentId, currency, state, provider } = payment;
    if (state !== "paid" || provider === "voucher") continue;
    if (byItself) {
      await payments.giveBack(trx, payment, cancelled);
      continue;
    }
    // A parcel or withdrawn products may have been refunded before.
    const amount = await payments.leftOf(trx, paymentId);
    if (amount === 0) continue;
    await payments.raiseAlert(trx, { paymentId, orderId, reason: "cancelled-after-payment", amount, currency });
  }
}

const cancelled = "order cancelled";
