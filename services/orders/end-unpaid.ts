import { endPayments } from "./cancel-order.ts";
import { moveOrder } from "./move-order.ts";
import type { OrdersOptions } from "./options.ts";
import { lockOrder } from "./order-store.ts";

/** After so many days without money an order is given up. */
export const unpaidDays = 14;

/** Most orders given up in one run. */
const batch = 100;

/**
 * Cancels orders nobody paid for two weeks, except those whose bank is still deciding. Money that comes all the same is
 * noted for the operators, as for every cancelled order.
 */
export async function endUnpaidOrders(
  options: Pick<OrdersOptions, "database" | "payments" | "vouchers">,
  now: Date,
): Promise<void> {
  const { payments } = options;
  const { db } = options.database;
  const orders = await db
    .selectFrom("shop_order as o")
    .select("o.id")
    .where("o.state", "=", "placed")
    .where("o.placed_at", "<", new Date(now.getTime() - unpaidDays * 24 * 60 * 60_000))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("payment as p").whereRef("p.order_id", "=", "o.id").where("p.state", "=", "pending"))),
    )
    .orderBy("o.placed_at")
    .limit(batch)
    .execute();
  for (const { id } of orders) {
    await db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, { id });
      const why = `not paid within ${unpaidDays} days`;
      // Paid or cancelled a moment ago: then there is no such way, and nothing happens.
      if (order?.state !== "placed") return;
      // A bank began to decide since the orders were chosen.
      if ((await payments.of(trx, id)).some(({ state }) => state === "pending")) return;
      await moveOrder(trx, order, "cancelled", { actor: "system", why }, now);
      await endPayments(trx, options, id, { byItself: false });
    });
  }
}
