import type { Db } from "../../platform/database/database.ts";

/** What of all orders is a customer's, by their ids. */
export interface OwnOrders {
  readonly orders: readonly string[];
  readonly lines: readonly string[];
}

/**
 * Orders of her account, and those of the mail address that is proven to be hers.
 *
 * @param email null while she has not shown that she reads its mails: an account is made with any address
 */
export async function ownOrders(db: Db, customerId: string, email: string | null): Promise<OwnOrders> {
  const rows = await db
    .selectFrom("shop_order as o")
    .innerJoin("order_line as l", "l.order_id", "o.id")
    .select(["o.id as orderId", "l.id as lineId"])
    .where((eb) =>
      eb.or([
        eb("o.customer_id", "=", customerId),
        ...(email === null ? [] : [eb(eb.fn<string>("lower", ["o.email"]), "=", email.toLowerCase())]),
      ]),
    )
    .execute();
  return { orders: [...new Set(rows.map(({ orderId }) => orderId))], lines: rows.map(({ lineId }) => lineId) };
}
