/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly title: string;
  readonly number: (values: { number: string | number }) => string;
  readonly loading: string;
  readonly withoutScripts: string;
  readonly phases: {
    readonly checking: {
      readonly title: string;
      readonly text: string;
    };
    readonly unpaid: {
      readonly title: string;
      readonly text: string;
    };
    readonly pending: {
      readonly title: string;
      readonly text: string;
    };
    readonly declined: {
      readonly title: string;
      readonly text: string;
    };
    readonly "payment-cancelled": {
      readonly title: string;
      readonly text: string;
    };
    readonly paid: {
      readonly title: string;
      readonly text: string;
    };
    readonly "in-production": {
      readonly title: string;
      readonly text: string;
    };
    readonly shipped: {
      readonly title: string;
      readonly text: string;
    };
    readonly delivered: {
      readonly title: string;
      readonly text: string;
    };
    readonly cancelled: {
      readonly title: string;
      readonly text: string;
    };
    readonly complaint: {
      readonly title: string;
      readonly text: string;
    };
  };
  /** An order of gift vouchers alone, when the last of their mails was written. */
  readonly mailed: {
    readonly title: string;
    readonly text: string;
  };
  readonly refunds: {
    readonly requested: (values: { sum: string | number }) => string;
    readonly pending: (values: { sum: string | number }) => string;
    readonly succeeded: (values: { sum: string | number; day: string | number; start: string }) => string;
    readonly failed: (values: { sum: string | number }) => string;
  };
  readonly refund: string;
  readonly mail: (values: { email: string | number }) => string;
  readonly asked: (values: { time: string | number }) => string;
  readonly reasons: {
    readonly found: string;
    readonly "already-ordered": string;
    readonly "payment-unavailable": string;
  };
  readonly pay: (values: { amount: string | number }) => string;
  readonly paying: string;
  readonly cancel: string;
  readonly cancelUntil: (values: { time: string | number }) => string;
  readonly cancelStill: string;
  readonly cancelTitle: (values: { number: string | number }) => string;
  /** Of gift vouchers alone. */
  readonly cancelUnmailed: string;
  readonly cancelGiftText: string;
  readonly cancelText: string;
  readonly cancelConfirm: string;
  readonly cancelling: string;
  readonly keep: string;
  readonly lookAt: string;
  readonly lookAtOf: (values: { title: string | number }) => string;
  readonly close: string;
  readonly withdraw: string;
  readonly withdrawAlways: string;
  readonly withdrawUntil: (values: { day: string | number; start: string }) => string;
  readonly withdrawTitle: string;
  readonly withdrawText: string;
  readonly withdrawLines: string;
  readonly withdrawPersonalised: string;
  readonly withdrawSpent: string;
  readonly withdrawSpentText: string;
  readonly withdrawnAlready: string;
  readonly withdrawNoLines: string;
  readonly withdrawName: string;
  readonly withdrawNoName: string;
  readonly withdrawEmail: string;
  readonly withdrawEmailHint: string;
  readonly withdrawNoEmail: string;
  readonly withdrawConfirm: string;
  readonly withdrawing: string;
  readonly withdrawKeep: string;
  readonly withdrawn: (values: { moment: string | number; start: string }) => string;
  readonly withdrawnNext: (values: { email: string | number }) => string;
  readonly history: string;
  readonly states: {
    readonly placed: string;
    readonly paid: string;
    readonly "files-checked": string;
    readonly "in-production": string;
    readonly shipped: string;
    readonly delivered: string;
    readonly cancelled: string;
    readonly complaint: string;
  };
  readonly earliest: (values: { day: string | number; start: string }) => string;
  readonly afterPayment: string;
  /** What goes straight to people of a list. */
  readonly parcels: {
    readonly title: string;
    readonly progress: (values: { count: number; shipped: string | number }) => string;
    readonly arrival: (values: { day: string | number }) => string;
    readonly pieces: (values: { count: number }) => string;
    readonly states: {
      readonly waiting: string;
      readonly shipped: string;
      readonly delivered: string;
      readonly returned: string;
    };
    readonly tracking: (values: { number: string | number }) => string;
    readonly refunded: (values: { sum: string | number }) => string;
    readonly erased: string;
    readonly show: string;
    readonly failed: string;
  };
  readonly shippingAddress: string;
  readonly billingAddress: string;
  readonly sameAddress: string;
  readonly payment: string;
  readonly paymentStates: {
    readonly open: string;
    readonly pending: string;
    readonly paid: string;
    readonly declined: string;
    readonly cancelled: string;
    readonly expired: string;
  };
  readonly sequel: {
    readonly lead: string;
    readonly photos: string;
    readonly photoChoices: {
      readonly kept: string;
      readonly left: string;
    };
    readonly make: string;
    readonly making: string;
    readonly elsewhere: string;
    readonly failed: string;
  };
  readonly notFound: string;
  readonly notFoundText: string;
  readonly failed: string;
  readonly offline: string;
  readonly failedText: string;
  readonly tryAgain: string;
  readonly toHome: string;
  readonly problem: {
    readonly "not-payable": string;
    readonly "vouchers-used": string;
    readonly "not-cancellable": string;
    readonly "withdrawal-over": string;
    readonly "withdrawal-not-offered": string;
    readonly "already-withdrawn": string;
    readonly "voucher-spent": string;
    readonly "line-personalised": string;
    readonly "payment-provider-unavailable": string;
    readonly offline: string;
    readonly failed: string;
  };
}
