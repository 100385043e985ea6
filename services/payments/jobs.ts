import { z } from "zod";
import { everyTime } from "../../platform/jobs/cron.ts";
import { defineJob } from "../../platform/jobs/job.ts";

/** Requests payments without news from their providers. */
export const reconcilePayments = defineJob("reconcile-payments", z.object({}), { maxAttempts: 1 });

/** Has the provider take no more money for an attempt that was replaced or whose order ended. */
export const closePayment = defineJob("close-payment", z.object({ paymentId: z.uuid() }));

/** Has the provider give money back. */
export const refundPayment = defineJob("refund-payment", z.object({ refundId: z.uuid() }));

/** Delivers a message of the embedded test provider to the shop's webhook. */
export const deliverTestEvent = defineJob("deliver-test-payment-event", z.object({ eventId: z.uuid() }));

export const paymentCron = [everyTime("* * * * *", reconcilePayments, {})];
