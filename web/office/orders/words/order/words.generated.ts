/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly state: {
    readonly placed: string;
    readonly paid: string;
    readonly "files-checked": string;
    readonly "in-production": string;
    readonly shipped: string;
    readonly delivered: string;
    readonly cancelled: string;
    readonly complaint: string;
  };
  readonly steps: {
    readonly label: string;
    readonly ahead: {
      readonly paid: string;
      readonly "files-checked": string;
      readonly "in-production": string;
      readonly shipped: string;
      readonly delivered: string;
    };
    readonly done: string;
    readonly now: string;
  };
  readonly order: {
    readonly label: (values: { number: string | number }) => string;
    readonly title: (values: { number: string | number; name: string | number }) => string;
    readonly loading: string;
    readonly back: string;
    readonly close: string;
    readonly previous: string;
    readonly next: string;
    readonly placed: (values: { at: string | number; start: string }) => string;
    readonly pieces: (values: { quantity: number; unitPrice: string | number }) => string;
    readonly lineSum: (values: { sum: string | number }) => string;
    readonly pdf: (values: { size: string | number }) => string;
    readonly ticket: string;
    readonly remake: (values: { files: number }) => string;
    readonly remakeOf: (values: { remake: string | number; title: string | number }) => string;
    readonly remaking: (values: { files: number }) => string;
    readonly remakeSlow: (values: { files: number }) => string;
    readonly toJobs: string;
    readonly remakeFailed: string;
    readonly remade: (values: { files: number }) => string;
    readonly file: {
      readonly none: string;
      readonly waiting: string;
      readonly checked: string;
      readonly stopped: string;
    };
    readonly filesFailed: string;
    readonly earlier: (values: { count: number }) => string;
    readonly earlierFile: (values: { at: string | number; verdict: string | number }) => string;
    readonly verdict: {
      readonly checked: string;
      readonly stopped: string;
      readonly approved: string;
    };
    readonly technical: string;
    readonly design: string;
    readonly version: string;
    readonly scene: string;
    readonly release: string;
    readonly configuration: string;
    readonly delivery: string;
    readonly billing: string;
    readonly sameAddress: string;
    readonly promised: string;
    readonly shipsOn: (values: { day: string | number; start: string }) => string;
    readonly contact: string;
    readonly parcels: string;
    readonly parcel: (values: { count: string | number; name: string | number; size: string | number; weight: string | number }) => string;
    readonly parcelsTogether: (values: { count: number; weight: string | number }) => string;
    readonly method: {
      readonly standard: string;
      readonly pickup: string;
      readonly express: string;
    };
    readonly shippingClass: {
      readonly letter: string;
      readonly parcel: string;
      readonly xl: string;
      readonly bulky: string;
    };
    readonly sums: string;
    readonly goods: string;
    readonly discount: (values: { label: string | number }) => string;
    readonly gift: (values: { label: string | number }) => string;
    readonly shipping: string;
    readonly toRecipients: (values: { count: number }) => string;
    readonly tax: (values: { rate: string | number }) => string;
    readonly taxOnTop: (values: { rate: string | number }) => string;
    readonly total: string;
    readonly mails: string;
    readonly noMails: string;
    readonly mailsFailed: string;
  };
  readonly moves: {
    readonly more: string;
    readonly noMore: string;
    readonly to: {
      readonly placed: string;
      readonly paid: string;
      readonly "files-checked": string;
      readonly "in-production": string;
      readonly shipped: string;
      readonly delivered: string;
      readonly complaint: string;
      readonly cancelled: string;
    };
    readonly reprint: string;
    readonly settle: string;
    readonly refund: string;
    readonly explain: {
      readonly paid: string;
      readonly "files-checked": string;
      readonly complaint: string;
      readonly cancelled: string;
      readonly cancelledPaid: string;
      readonly "in-production": string;
      readonly delivered: string;
    };
    readonly reason: string;
    readonly reasonHint: string;
    readonly reasonMissing: string;
    readonly keep: string;
    readonly promiseRuns: (values: { time: string | number }) => string;
    readonly moved: (values: { number: string | number; state: string | number }) => string;
    readonly failed: string;
    readonly notAllowed: string;
    readonly promiseStillRuns: string;
  };
  readonly trail: {
    readonly title: string;
    readonly actor: {
      readonly customer: string;
      readonly operator: string;
      readonly payment: string;
      readonly print: string;
      readonly system: string;
    };
    readonly step: (values: { from: string | number; to: string | number }) => string;
    readonly stepRead: (values: { from: string | number; to: string | number }) => string;
    readonly nothingToPrint: string;
  };
  readonly withdrawals: {
    readonly title: (values: { name: string | number; at: string | number }) => string;
    readonly receipt: (values: { email: string | number }) => string;
  };
}
