import type { Db } from "../../platform/database/database.ts";
import type { MyOrder } from "./contract.ts";
import { findOrder, linesOf, type StoredOrder, type StoredOrderLine } from "./order-store.ts";
import { orderNumber } from "./order-view.ts";

/** The customer's orders, the newest first. */
export async function ordersOf(db: Db, customerId: string): Promise<readonly StoredOrder[]> {
  const rows = await db
    .selectFrom("shop_order")
    .select("id")
    .where("customer_id", "=", customerId)
    .orderBy("placed_at", "desc")
    .orderBy("number", "desc")
    .execute();
  const orders = await Promise.all(rows.map(({ id }) => findOrder(db, { id })));
  return orders.filter((order) => order !== null);
}

/** The customer's orders for her account. */
export async function myOrders(db: Db, customerId: string): Promise<MyOrder[]> {
  const orders = await ordersOf(db, customerId);
  return Promise.all(orders.map(async (order) => myOrder(order, await linesOf(db, order.id))));
}

const myOrder = (order: StoredOrder, lines: readonly StoredOrderLine[]): MyOrder => ({
  number: orderNumber(order),
  state: order.state,
  placedAt: order.placedAt.toISOString(),
  currency: order.currency,
  total: order.total,
  titles: lines.map(({ title }) => title),
  pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
});
