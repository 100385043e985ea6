import { z } from "zod";
import type { Db } from "../../platform/database/database.ts";
import { defineJob } from "../../platform/jobs/job.ts";

/** Forgets addresses that nobody confirmed, and those that ended so long ago that no proof is asked for any more. */
export const forgetSubscribers = defineJob("forget-subscribers", z.object({}), { maxAttempts: 1 });

const day = 86_400_000;
/** After its link ran out, an address that was never confirmed is nobody's business any more. */
const daysUnconfirmed = 14;
/** Claims of subscribers lapse after the third year (§ 195 BGB), counted from the year's end (§ 199 BGB). */
const daysEnded = 4 * 366;

export async function forgetUnconfirmed(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day);
  await db
    .deleteFrom("newsletter_subscriber")
    .where((eb) =>
      eb.or([
        eb.and([
          eb("state", "=", "asked"),
          eb("asked_at", "<", before(daysUnconfirmed)),
          eb("confirmed_at", "is", null),
        ]),
        eb.and([eb("state", "=", "ended"), eb("ended_at", "<", before(daysEnded))]),
      ]),
    )
    .execute();
}
