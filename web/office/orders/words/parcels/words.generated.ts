/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly title: string;
  readonly progress: (values: { shipped: string | number; count: string | number }) => string;
  readonly order: string;
  readonly homeToo: string;
  readonly homeNothing: string;
  readonly labels: string;
  readonly state: {
    readonly waiting: string;
    readonly shipped: string;
    readonly delivered: string;
    readonly returned: string;
  };
  readonly content: (values: { item: string | number; pieces: string | number }) => string;
  readonly erased: string;
  readonly tracking: string;
  readonly trackingOf: (values: { parcel: string | number }) => string;
  readonly trackingWrong: string;
  readonly trackMany: string;
  readonly trackLines: string;
  readonly trackHint: string;
  readonly trackEmpty: string;
  readonly trackFile: string;
  readonly trackSend: string;
  readonly trackFaults: (values: { count: number }) => string;
  readonly trackFault: (values: { line: string | number; what: string | number }) => string;
  readonly trackFaultOf: {
    readonly "parcel-unknown": string;
    readonly "parcel-twice": string;
    readonly "parcel-not-movable": string;
    readonly "tracking-missing": string;
    readonly "tracking-wrong": string;
  };
  readonly ship: string;
  readonly shipAgain: string;
  readonly deliver: string;
  readonly returned: string;
  readonly refund: string;
  readonly actionOf: (values: { action: string | number; parcel: string | number }) => string;
  readonly shipAll: (values: { count: number }) => string;
  readonly notYet: string;
  readonly moved: (values: { count: number }) => string;
  readonly notMoved: string;
  readonly failed: string;
  readonly loadFailed: string;
  readonly tryAgain: string;
  readonly refundTitle: (values: { sum: string | number }) => string;
  readonly refundText: string;
  readonly refundWhy: string;
  readonly refundWhyHint: string;
  readonly refundWhyMissing: string;
  readonly refundGone: string;
  readonly refundDone: (values: { sum: string | number }) => string;
  readonly refunded: (values: { sum: string | number }) => string;
  readonly keep: string;
  readonly showAll: (values: { count: string | number }) => string;
}
