import { z } from "zod";
import { everyTime } from "../../platform/jobs/cron.ts";
import { defineJob } from "../../platform/jobs/job.ts";

/** Asks the providers about payments they have said nothing about. */
export const reconcilePayments = defineJob("reconcile-payments", z.object({}), { maxAttempts: 1 });

/** Delivers a message of the embedded test provider to the shop's webhook. */
export const deliverTestEvent = defineJob("deliver-test-payment-event", z.object({ eventId: z.uuid() }));

export const paymentCron = [everyTime("* * * * *", reconcilePayments, {})];
