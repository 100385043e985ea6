import { z } from "zod";
import { everyTime } from "../../platform/jobs/cron.ts";
import { defineJob } from "../../platform/jobs/job.ts";

/** Erases lists whose owners asked for it while an order was made with them. */
export const eraseAsked = defineJob("erase-recipient-lists", z.object({}), { maxAttempts: 1 });

/** Each night, when nobody is at the till. */
export const recipientsCron = [everyTime("50 2 * * *", eraseAsked, {})];
