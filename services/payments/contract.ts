import { z } from "zod";

/** `services/payments` over HTTP, for providers only; visitors pay through `services/orders`. */
export const paymentPaths = {
  /** POST, raw body, signed by the provider. 200 also for a repeated event, 400 for one that is not the provider's. */
  webhook: (provider: string) => `/web-api/payments/${provider}/webhook`,
  /** GET the embedded payment page, POST `testOutcome` as a form. */
  testPage: (token: string) => `/web-api/payments/test/${token}`,
} as const;

/** `open` waits for the customer, `pending` for the bank. */
export const paymentStates = ["open", "pending", "paid", "declined", "cancelled", "expired"] as const;
export const paymentState = z.enum(paymentStates);
export type PaymentState = z.infer<typeof paymentState>;

/** `requested`: the provider was not asked yet; `pending`: on its way. */
export const refundStates = ["requested", "pending", "succeeded", "failed"] as const;
export const refundState = z.enum(refundStates);
export type RefundState = z.infer<typeof refundState>;

/**
 * A payment method: the key of a provider. `voucher`: by gift vouchers up to their balance; chosen in the basket only.
 */
export const paymentMethod = z.enum(["test", "stripe", "voucher"]);
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** Outcomes of the embedded test page. */
export const testOutcomes = [
  "paid",
  "declined",
  "cancelled",
  "pending-then-paid",
  "paid-webhook-twice",
  "paid-webhook-before-return",
] as const;
export const testOutcome = z.object({ outcome: z.enum(testOutcomes) });
export type TestOutcome = (typeof testOutcomes)[number];
