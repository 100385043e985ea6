import { z } from "zod";
import { vendors } from "../../../core/consent.ts";
import type { Db } from "../../../platform/database/database.ts";
import { defineJob } from "../../../platform/jobs/job.ts";

export const forgetFlagReports = defineJob("forget-flag-reports", z.object({}), { maxAttempts: 1 });

const day = 86_400_000;
/**
 * Days that events and first impressions are stored under a visitor's key: the period of her consent, in the shortest
 * months.
 */
const kept = 30 * (vendors.find(({ id }) => id === "experiments")?.months ?? 0);
/** Days that counts are kept, which know no visitors: a year and a month, to compare one Christmas with the next. */
const countsKept = 400;

/** Days that a withdrawal can be overtaken by what was on its way: longer than any clock that is believed. */
const withdrawalsKept = 30;

/** Deletes visitors' data after the promised period, and counts a year later. */
export async function forgetReports(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day);
  await db.deleteFrom("flag_event").where("received_at", "<", before(kept)).execute();
  await db.deleteFrom("flag_exposure").where("at", "<", before(kept)).execute();
  await db.deleteFrom("flag_withdrawal").where("at", "<", before(withdrawalsKept)).execute();
  await db.deleteFrom("flag_impression").where("hour", "<", before(countsKept)).execute();
}
