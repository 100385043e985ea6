import type { Db } from "../../platform/database/database.ts";
import type { MyOrder } from "./contract.ts";
import type { StoredOrder, StoredOrderLine } from "./order-store.ts";
import { type OrderParts, orderNumber } from "./order-view.ts";
import { type OrderCustomer, orderedBy } from "./own-orders.ts";

type Listed = Pick<StoredOrder, "number" | "state" | "placedAt" | "currency" | "total"> &
  Pick<StoredOrderLine, "id" | "title" | "quantity" | "kind" | "release" | "configuration" | "versionId">;
type SequelsOf = (lines: readonly Listed[]) => Promise<OrderParts["sequels"]>;

/** The customer's orders for her account, the newest first; one query, however many there are. */
export async function myOrders(db: Db, customer: OrderCustomer, sequelsOf: SequelsOf): Promise<MyOrder[]> {
  const listed: readonly Listed[] = await db
    .selectFrom("shop_order as o")
    .innerJoin("order_line as l", "l.order_id", "o.id")
    .select(["o.number", "o.state", "o.placed_at as placedAt", "o.currency", "o.total", "l.title", "l.quantity"])
    .select(["l.id", "l.kind", "l.release", "l.configuration", "l.version_id as versionId"])
    .$narrowType<Pick<Listed, "state" | "currency" | "configuration">>()
    .where(orderedBy(customer))
    .orderBy("o.placed_at", "desc")
    .orderBy("o.number", "desc")
    .orderBy("l.position")
    .execute();
  const sequels = await sequelsOf(listed);
  const orders = Map.groupBy(listed, ({ number }) => number);
  return [...orders.values()].flatMap((lines) => {
    const [order] = lines;
    return order ? [myOrder(order, lines, sequels)] : [];
  });
}

const myOrder = (order: Listed, lines: readonly Listed[], sequels: OrderParts["sequels"]): MyOrder => ({
  number: orderNumber(order),
  state: order.state,
  placedAt: order.placedAt.toISOString(),
  currency: order.currency,
  total: order.total,
  titles: lines.map(({ title }) => title),
  sequels: lines.flatMap(({ id, versionId }) => {
    const sequel = sequels.get(id);
    return versionId && sequel ? [{ versionId, ...sequel }] : [];
  }),
  pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
});
