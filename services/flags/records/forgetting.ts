import { z } from "zod";
import type { Db } from "../../../platform/database/database.ts";
import { defineJob } from "../../../platform/jobs/job.ts";

export const forgetFlagReports = defineJob("forget-flag-reports", z.object({}), { maxAttempts: 1 });

const day = 86_400_000;
/** Days that events and first looks are kept: a year and a month, to compare one Christmas with the next. */
const kept = 400;

/** Forgets what is older than a year and a month. */
export async function forgetReports(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - kept * day);
  await db.deleteFrom("flag_event").where("received_at", "<", before).execute();
  await db.deleteFrom("flag_exposure").where("at", "<", before).execute();
  await db.deleteFrom("flag_impression").where("hour", "<", before).execute();
}
