import { z } from "zod";
import { everyTime } from "../../platform/jobs/cron.ts";
import { defineJob } from "../../platform/jobs/job.ts";

/** Writes the confirmation of a paid order. */
export const orderConfirmationMail = defineJob("order-confirmation-mail", z.object({ orderId: z.uuid() }));

/** Mails the buyer which parcels to recipients were shipped. */
export const parcelsSentMail = defineJob("parcels-sent-mail", z.object({ orderId: z.uuid() }));

/**
 * Makes the print files of one line of a paid order; handled by the print service. Files of one attempt belong
 * together: a retried job continues it. Jobs from before there were attempts have none.
 */
export const printOrderLine = defineJob(
  "print-order-line",
  z.object({ orderId: z.uuid(), lineId: z.uuid(), attempt: z.uuid().optional() }),
);

/** Makes the gift vouchers of a paid order and mails those whose day has come. */
export const issueGifts = defineJob("issue-gift-vouchers", z.object({ orderId: z.uuid() }));

/** Has gift vouchers mailed whose day has come. */
export const deliverGifts = defineJob("deliver-gift-vouchers", z.object({}), { maxAttempts: 1 });

/** Gives up orders that were never paid. */
export const endUnpaid = defineJob("end-unpaid-orders", z.object({}), { maxAttempts: 1 });

/** Lets others have the codes and gift money of orders that were not paid in time. */
export const releaseHolds = defineJob("release-order-holds", z.object({}), { maxAttempts: 1 });

export const orderCron = [
  everyTime("* * * * *", releaseHolds, {}),
  // Each night, when nobody is at the till.
  everyTime("20 2 * * *", endUnpaid, {}),
  // In the morning, and again until late: the day a gift was promised for is kept though the shop was down at seven.
  everyTime("5 5-22 * * *", deliverGifts, {}),
];
