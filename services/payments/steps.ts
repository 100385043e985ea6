/** Moments of a payment at which a process may die without harm; tests kill it at each. */
export const paymentSteps = [
  "before-provider",
  "after-provider",
  "session-recorded",
  "webhook-verified",
  "settled-uncommitted",
  "settled",
] as const;

/** The same of the jobs that end an attempt nobody should pay any more, and that give money back. */
export const moneyBackSteps = [
  /** Nothing was asked; the job does it again. */
  "before-close",
  /** The provider is closed, the shop does not know yet; the job requests again and gets the same response. */
  "after-close",
  /** Recorded; the job finds nothing left to do. */
  "close-recorded",
  "before-refund",
  /** The money is on its way, the shop does not know yet; asked again by the same id, the provider says the same. */
  "after-refund",
  "refund-recorded",
] as const;

export type PaymentStep = (typeof paymentSteps)[number] | (typeof moneyBackSteps)[number];
