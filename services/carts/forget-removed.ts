import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** For so many days a removed line can be brought back. */
export const removedDays = 7;

/** Rows taken at a time, so that no basket waits long for its lock. */
const batch = 1000;

/** Deletes removed lines of baskets that were ordered, and those that were removed more than a week ago. */
export async function forgetRemovedLines(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - removedDays * 24 * 60 * 60_000);
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from removed_cart_line where id in (
        select line.id from removed_cart_line line join cart on cart.id = line.cart_id
        where line.removed_at < ${before} or cart.ordered_at is not null
        limit ${batch}
      )`.execute(db);
    if ((numAffectedRows ?? 0n) < BigInt(batch)) return;
  }
}
