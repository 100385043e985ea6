import { z } from "zod";
import { everyTime } from "../../platform/jobs/cron.ts";
import { defineJob } from "../../platform/jobs/job.ts";

/** Writes the confirmation of a paid order. */
export const orderConfirmationMail = defineJob("order-confirmation-mail", z.object({ orderId: z.uuid() }));

/** Makes the print file of one line of a paid order; done by the print service. */
export const printOrderLine = defineJob("print-order-line", z.object({ orderId: z.uuid(), lineId: z.uuid() }));

/** Makes the gift vouchers of a paid order and mails them. */
export const issueGifts = defineJob("issue-gift-vouchers", z.object({ orderId: z.uuid() }));

/** Gives up orders that were never paid. */
export const endUnpaid = defineJob("end-unpaid-orders", z.object({}), { maxAttempts: 1 });

/** Each night, when nobody is at the till. */
export const orderCron = [everyTime("20 2 * * *", endUnpaid, {})];
