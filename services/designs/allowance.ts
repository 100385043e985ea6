import type { QueryCreator } from "kysely";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Db, Tables } from "../../platform/database/database.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { hashToken } from "../../platform/tokens/random.ts";

/** Bytes of operations that one visitor or customer may send on a day: a book of 200 pages made fifty times over. */
export const bytesOfDay = 100_000_000;

const day = 86_400_000;

/** One batch of a sender. */
export interface Sent {
  readonly sender: string;
  /** UTC */
  readonly day: string;
  readonly bytes: number;
}

export const sentNow = ({ visitorId, customerId }: Owner, clock: Clock, bytes: number): Sent => ({
  sender: hashToken(customerId ?? visitorId),
  day: clock.now().toISOString().slice(0, 10),
  bytes,
});

/** Adds to what was sent on a day, also what is then refused; returns the sum. A statement, or part of one. */
export const countSent = (db: Pick<QueryCreator<Tables>, "insertInto">, sent: Sent) =>
  db
    .insertInto("sent_operations")
    .values(sent)
    .onConflict((conflict) =>
      conflict
        .columns(["sender", "day"])
        .doUpdateSet((eb) => ({ bytes: eb("sent_operations.bytes", "+", eb.ref("excluded.bytes")) })),
    )
    .returning("bytes");

/** More than a day's operations were sent; `until` is the moment at which the next day begins. */
export interface Exhausted {
  readonly until: Date;
}

/** @param total what was sent on this day so far */
export async function withinAllowance(
  db: Db,
  clock: Clock,
  { day: today, bytes }: Sent,
  total: number,
): Promise<Outcome<void, Exhausted>> {
  // The first of somebody's day takes the days before away.
  if (total === bytes) await db.deleteFrom("sent_operations").where("day", "<", today).execute();
  if (total <= bytesOfDay) return done(undefined);
  return failed({ until: new Date((Math.floor(clock.now().getTime() / day) + 1) * day) });
}
