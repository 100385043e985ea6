import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** Orders that are over: nothing is printed for them any more. */
const over = ["shipped", "delivered", "cancelled"] as const;

/** Those of these recipient lists that an open order uses, by its lines' configurations. */
export async function recipientsNeeded(db: Db, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();
  const list = sql<string>`order_line.configuration #>> '{recipients,list}'`;
  const rows = await db
    .selectFrom("order_line")
    .innerJoin("shop_order", "shop_order.id", "order_line.order_id")
    .select(list.as("list"))
    .where(list, "in", hashes)
    .where("shop_order.state", "not in", over)
    .distinct()
    .execute();
  return new Set(rows.map((row) => row.list));
}
