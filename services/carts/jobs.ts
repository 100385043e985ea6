import { z } from "zod";
import { everyTime } from "../../platform/jobs/cron.ts";
import { defineJob } from "../../platform/jobs/job.ts";

/** Forgets removed lines that nobody can or will bring back. */
export const forgetRemoved = defineJob("forget-removed-lines", z.object({}), { maxAttempts: 1 });

/** Each night, when nobody is at the till. */
export const cartCron = [everyTime("40 2 * * *", forgetRemoved, {})];
