import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** Lines among which the different ones are found. */
const looked = 200;

/**
 * What was ordered last of a kind, each configuration once, the newest first. Ids of lines begin with the moment of their
 * order, so that however much was ever ordered, the index gives the last ones.
 */
export async function recentConfigurations(db: Db, kind: string, most: number): Promise<readonly unknown[]> {
  const lines = db
    .selectFrom("order_line")
    .select(["id", "configuration"])
    .where("kind", "=", kind)
    .orderBy("id", "desc")
    .limit(looked);
  const rows = await db
    .selectFrom(lines.as("line"))
    .select(["line.configuration as configuration", sql`max(line.id::text)`.as("newest")])
    .groupBy("line.configuration")
    .orderBy("newest", "desc")
    .limit(most)
    .execute();
  return rows.map(({ configuration }) => configuration);
}
