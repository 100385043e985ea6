import type { Db } from "../../platform/database/database.ts";
import { linesOfAll } from "./order-store.ts";
import { type OrderCustomer, orderedBy } from "./own-orders.ts";
import { parcelsOfAll } from "./parcel-store.ts";

/**
 * Orders are kept as the law requires (section 147 AO: ten years). No browser reaches them, and an account only by
 * proving their mail address.
 */
export async function forgetCustomer(trx: Db, customerId: string, heir: string): Promise<void> {
  const left = { customer_id: null, visitor_id: heir };
  await trx.updateTable("shop_order").set(left).where("customer_id", "=", customerId).execute();
}

/** Those of these frozen designs that were ordered. */
export async function orderedAmong(trx: Db, versionIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (versionIds.length === 0) return new Set();
  const rows = await trx.selectFrom("order_line").select("version_id").where("version_id", "in", versionIds).execute();
  return new Set(rows.flatMap(({ version_id }) => version_id ?? []));
}

/** A customer's orders as her copy of what is known of her has them. */
export async function exportedOrders(db: Db, customer: OrderCustomer): Promise<readonly object[]> {
  const orders = await db
    .selectFrom("shop_order")
    .select(["id", "number", "state", "email", "shipping_address as shippingAddress"])
    .select([
      "billing_address as billingAddress",
      "currency",
      "total",
      "placed_at as placedAt",
      "recipient_parcels as recipientParcels",
    ])
    .where(orderedBy(customer))
    .orderBy("placed_at")
    .execute();
  const lines = await linesOfAll(
    db,
    orders.map(({ id }) => id),
  );
  const mailed = orders.filter(({ recipientParcels }) => recipientParcels > 0);
  const parcels = await parcelsOfAll(
    db,
    mailed.map(({ id }) => id),
  );
  const parcelsBy = Map.groupBy(parcels, ({ orderId }) => orderId);
  const linesBy = Map.groupBy(lines, ({ orderId }) => orderId);
  return orders.map(({ id, recipientParcels: _, ...order }) => ({
    ...order,
    lines: (linesBy.get(id) ?? []).map(({ title, facts, quantity, total, configuration }) => {
      return { title, facts, quantity, total, configuration };
    }),
    parcels: (parcelsBy.get(id) ?? []).map(({ position, address, state, tracking }) => {
      return { position, address, state, tracking };
    }),
  }));
}
