import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** Lines among which the different ones are found. */
const looked = 200;

/**
 * The last ordered configurations of a kind, each once, the newest first. Ids of lines start with their order's time,
 * so that the index gives the last ones at any size.
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
