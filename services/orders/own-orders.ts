import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** Of whom all orders are asked for. */
export interface OrderCustomer {
  readonly customerId: string;
  /** Proven to be hers; null while she has not shown that she reads its mails: an account is made with any address. */
  readonly email: string | null;
}

/** A customer's mail address, null while it is not proven. */
export type ProvenEmail = (customerId: string) => Promise<string | null>;

/** A customer's part of all orders, by ids. */
export interface OwnOrders {
  readonly orders: readonly string[];
  readonly lines: readonly string[];
}

/** Orders of her account and of her proven mail address, whose mails give her access to them anyway. */
export function orderedBy({ customerId, email }: OrderCustomer) {
  // biome-ignore lint/suspicious/noExplicitAny: whatever is joined with orders, and under whatever name they go
  return (eb: ExpressionBuilder<any, any>): ExpressionWrapper<any, any, SqlBool> =>
    eb.or([
      eb("customer_id", "=", customerId),
      ...(email === null ? [] : [eb(eb.fn<string>("lower", ["email"]), "=", email.toLowerCase())]),
    ]);
}

/** Her part of all orders. */
export async function ownOrders(db: Db, customer: OrderCustomer): Promise<OwnOrders> {
  const rows = await db
    .selectFrom("shop_order as o")
    .innerJoin("order_line as l", "l.order_id", "o.id")
    .select(["o.id as orderId", "l.id as lineId"])
    .where(orderedBy(customer))
    .execute();
  return { orders: [...new Set(rows.map(({ orderId }) => orderId))], lines: rows.map(({ lineId }) => lineId) };
}
