import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** Lines among which the different ones are found. */
const looked = 200;

/** What was ordered last of a kind, each configuration once, the newest first. */
export async function recentConfigurations(db: Db, kind: string, most: number): Promise<readonly unknown[]> {
  const lines = db
    .selectFrom("order_line")
    .innerJoin("shop_order", "shop_order.id", "order_line.order_id")
    .select(["order_line.configuration as configuration", "shop_order.placed_at as placed"])
    .where("order_line.kind", "=", kind)
    .orderBy("shop_order.placed_at", "desc")
    .limit(looked);
  const rows = await db
    .selectFrom(lines.as("line"))
    .select(["line.configuration as configuration", sql`max(line.placed)`.as("at")])
    .groupBy("line.configuration")
    .orderBy("at", "desc")
    .limit(most)
    .execute();
  return rows.map(({ configuration }) => configuration);
}
