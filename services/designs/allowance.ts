import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import { hashToken } from "../../platform/random.ts";

/** Bytes of operations that one visitor or customer may send on a day: a book of 200 pages made fifty times over. */
export const bytesOfDay = 100_000_000;

const day = 86_400_000;

/** More than a day's operations were sent; `until` is the moment at which the next day begins. */
export interface Exhausted {
  readonly until: Date;
}

/** Counts what a visitor sends on a day (UTC), also what is then refused. */
export async function takeAllowance(
  db: Db,
  clock: Clock,
  { visitorId, customerId }: Owner,
  bytes: number,
): Promise<Outcome<void, Exhausted>> {
  const now = clock.now();
  const today = now.toISOString().slice(0, 10);
  const row = await db
    .insertInto("sent_operations")
    .values({ sender: hashToken(customerId ?? visitorId), day: today, bytes })
    .onConflict((conflict) =>
      conflict
        .columns(["sender", "day"])
        .doUpdateSet((eb) => ({ bytes: eb("sent_operations.bytes", "+", eb.ref("excluded.bytes")) })),
    )
    .returning("bytes")
    .executeTakeFirstOrThrow();
  // The first of somebody's day takes the days before away.
  if (row.bytes === bytes) await db.deleteFrom("sent_operations").where("day", "<", today).execute();
  if (row.bytes <= bytesOfDay) return done(undefined);
  return failed({ until: new Date((Math.floor(now.getTime() / day) + 1) * day) });
}
