import type { Trx } from "../../platform/database/database.ts";
import type { Payment, Payments } from "../payments/service.ts";
import type { Vouchers } from "../vouchers/service.ts";
import type { OrdersOptions } from "./options.ts";
import { lockOrder, type StoredOrder } from "./order-store.ts";

/** Minutes for which an unpaid order reserves its codes and gift voucher money. */
export const holdMinutes = 30;

/** Reason of gift money's return while its order still exists; customers get no mail about such refunds. */
export const heldTooLong = "not paid in time";

/** Most orders released in one run. */
const batch = 100;

/** Dependencies that hold codes and gift money. */
export interface HoldBooks {
  readonly payments: Pick<Payments, "of" | "closeOthers" | "recordPaid" | "recordReturned">;
  readonly vouchers: Pick<Vouchers, "undo" | "takeBack" | "retake" | "pay">;
}

const endOf = (now: Date): Date => new Date(now.getTime() + holdMinutes * 60_000);

/** Starts or restarts the time for which the order holds its codes and gift money. */
export async function holdForOrder(trx: Trx, orderId: string, now: Date): Promise<void> {
  const hold = { until: endOf(now), released_at: null };
  await trx
    .insertInto("order_hold")
    .values({ order_id: orderId, ...hold })
    .onConflict((conflict) => conflict.column("order_id").doUpdateSet(hold))
    .execute();
}

/** The order was paid, and keeps what it uses, or was cancelled. */
export async function endHold(trx: Trx, orderId: string): Promise<void> {
  await trx.deleteFrom("order_hold").where("order_id", "=", orderId).execute();
}

/** Gives gift vouchers back what they paid of a locked order. */
export async function returnGiftMoney(trx: Trx, books: HoldBooks, orderId: string, why: string): Promise<void> {
  for (const payment of giftPayments(await books.payments.of(trx, orderId))) {
    const back = await books.payments.recordReturned(trx, payment, why);
    if (back) await books.vouchers.takeBack(trx, { giftId: payment.reference, ...back });
  }
}

/**
 * Releases codes and gift money of a locked order. It can still be paid while they are free: open payment pages are
 * closed, so that a payment must take them again first.
 */
async function releaseHold(trx: Trx, books: HoldBooks, orderId: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("order_hold")
    .set({ released_at: now })
    .where("order_id", "=", orderId)
    .where("released_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return;
  await books.payments.closeOthers(trx, orderId, null);
  await books.vouchers.undo(trx, orderId);
  await returnGiftMoney(trx, books, orderId, heldTooLong);
}

/**
 * Makes sure that a locked order that is about to be paid has its codes and its gift money, for another half hour.
 *
 * @returns false, and nothing is done, when another order has them by now
 */
export async function retakeHold(
  trx: Trx,
  books: HoldBooks,
  { id: orderId }: Pick<StoredOrder, "id">,
  now: Date,
): Promise<boolean> {
  const hold = await trx
    .selectFrom("order_hold")
    .select("released_at as releasedAt")
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  if (!hold) return true;
  if (hold.releasedAt !== null) {
    const gifts = [...new Map(giftPayments(await books.payments.of(trx, orderId)).map((one) => [one.reference, one]))];
    const shares = gifts.map(([giftId, { amount, currency }]) => ({ giftId, amount, currency }));
    if (!(await books.vouchers.retake(trx, orderId, shares))) return false;
    for (const { giftId, amount, currency } of shares) {
      const paid = { orderId, provider: "voucher", amount, currency, reference: giftId } as const;
      const payment = await books.payments.recordPaid(trx, paid);
      await books.vouchers.pay(trx, orderId, payment.id, { giftId, amount });
    }
  }
  await holdForOrder(trx, orderId, now);
  return true;
}

/** An attempt to pay ended without money: with no other one left, codes and gift money are free at once. */
export const attemptEnded =
  (books: HoldBooks) =>
  async (trx: Trx, { orderId }: Pick<Payment, "orderId">, now: Date): Promise<void> => {
    const order = await lockOrder(trx, { id: orderId });
    if (order?.state !== "placed" || (await isBeingPaid(trx, books, orderId))) return;
    await releaseHold(trx, books, orderId, now);
  };

/** Releases orders that kept theirs for too long; not while a bank is deciding. */
export async function releaseLapsedHolds(
  { database: { db }, payments, vouchers }: Pick<OrdersOptions, "database" | "payments" | "vouchers">,
  now: Date,
): Promise<void> {
  const lapsed = await db
    .selectFrom("order_hold as h")
    .select("h.order_id as id")
    .where("h.released_at", "is", null)
    .where("h.until", "<", now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom("payment as p").whereRef("p.order_id", "=", "h.order_id").where("p.state", "=", "pending")),
      ),
    )
    .orderBy("h.until")
    .limit(batch)
    .execute();
  for (const { id } of lapsed) {
    await db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, { id });
      if (order?.state !== "placed" || !(await isLapsed(trx, id, now))) return;
      // A bank began to decide since the orders were chosen.
      if ((await payments.of(trx, id)).some(({ state }) => state === "pending")) return;
      await releaseHold(trx, { payments, vouchers }, id, now);
    });
  }
}

/** Asked again under the lock: she may have begun to pay since. */
async function isLapsed(trx: Trx, orderId: string, now: Date): Promise<boolean> {
  const query = trx.selectFrom("order_hold").select("order_id").where("order_id", "=", orderId);
  return (await query.where("until", "<", now).executeTakeFirst()) !== undefined;
}

const underWay: readonly Payment["state"][] = ["open", "pending", "paid"];

async function isBeingPaid(trx: Trx, { payments }: HoldBooks, orderId: string): Promise<boolean> {
  const attempts = await payments.of(trx, orderId);
  return attempts.some(({ provider, state }) => provider !== "voucher" && underWay.includes(state));
}

/** Payments by gift vouchers; an order that costs nothing has a payment of 0. */
const giftPayments = (payments: readonly Payment[]) =>
  payments.flatMap((payment) =>
    payment.provider === "voucher" && payment.state === "paid" && payment.amount > 0 && payment.reference !== null
      ? [{ ...payment, reference: payment.reference }]
      : [],
  );
