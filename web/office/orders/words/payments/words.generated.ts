/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly title: string;
  readonly method: {
    readonly test: string;
    readonly stripe: string;
    readonly voucher: string;
  };
  readonly state: {
    readonly open: string;
    readonly pending: string;
    readonly paid: string;
    readonly declined: string;
    readonly cancelled: string;
    readonly expired: string;
  };
  readonly reference: (values: { text: string | number }) => string;
  readonly alert: {
    readonly "paid-twice": {
      readonly title: string;
      readonly action: string;
    };
    readonly "paid-after-cancellation": {
      readonly title: string;
      readonly action: string;
    };
    readonly "cancelled-after-payment": {
      readonly title: string;
      readonly action: string;
    };
    readonly "wrong-amount": {
      readonly title: string;
      readonly action: string;
    };
    readonly "refund-failed": {
      readonly title: string;
      readonly action: string;
    };
    readonly parcel: {
      readonly title: string;
      readonly action: string;
    };
    readonly withdrawn: {
      readonly title: string;
      readonly action: string;
    };
  };
  readonly refund: string;
  readonly refundTitle: (values: { sum: string | number }) => string;
  readonly refundText: string;
  readonly refundWhy: string;
  readonly refundWhyHint: string;
  readonly refundWhyMissing: string;
  readonly refundFailed: string;
  readonly refundGone: string;
  readonly refundDone: (values: { sum: string | number }) => string;
  readonly refundRunning: string;
  readonly refundRest: string;
  readonly refundEntry: string;
  readonly refundBy: (values: { name: string | number; at: string | number }) => string;
  readonly refundByItself: (values: { at: string | number }) => string;
  readonly refundState: {
    readonly requested: string;
    readonly pending: string;
    readonly succeeded: string;
    readonly failed: string;
  };
  readonly resolvedByItself: (values: { at: string | number }) => string;
  readonly resolve: string;
  readonly resolveTitle: string;
  readonly note: string;
  readonly noteHint: string;
  readonly noteMissing: string;
  readonly save: string;
  readonly cancel: string;
  readonly resolvedBy: (values: { name: string | number; at: string | number }) => string;
  readonly failed: string;
  readonly done: string;
}
