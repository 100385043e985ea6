import type { Db } from "../../platform/database/database.ts";
import type { MyOrder } from "./contract.ts";
import type { StoredOrder, StoredOrderLine } from "./order-store.ts";
import { orderNumber } from "./order-view.ts";
import { type OrderCustomer, orderedBy } from "./own-orders.ts";

type Listed = Pick<StoredOrder, "number" | "state" | "placedAt" | "currency" | "total"> &
  Pick<StoredOrderLine, "title" | "quantity">;

/** The customer's orders for her account, the newest first; one query, however many there are. */
export async function myOrders(db: Db, customer: OrderCustomer): Promise<MyOrder[]> {
  const rows = await db
    .selectFrom("shop_order as o")
    .innerJoin("order_line as l", "l.order_id", "o.id")
    .select(["o.number", "o.state", "o.placed_at as placedAt", "o.currency", "o.total", "l.title", "l.quantity"])
    .where(orderedBy(customer))
    .orderBy("o.placed_at", "desc")
    .orderBy("o.number", "desc")
    .orderBy("l.position")
    .execute();
  const orders = Map.groupBy(rows as readonly object[] as readonly Listed[], ({ number }) => number);
  return [...orders.values()].flatMap((lines) => {
    const [order] = lines;
    return order ? [myOrder(order, lines)] : [];
  });
}

const myOrder = (order: Listed, lines: readonly Listed[]): MyOrder => ({
  number: orderNumber(order),
  state: order.state,
  placedAt: order.placedAt.toISOString(),
  currency: order.currency,
  total: order.total,
  titles: lines.map(({ title }) => title),
  pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
});
