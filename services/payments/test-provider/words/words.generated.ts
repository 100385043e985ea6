/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly title: string;
  readonly lead: string;
  readonly toPay: string;
  readonly choose: string;
  readonly back: string;
  readonly decided: string;
  readonly closed: string;
  readonly outcomes: {
    readonly paid: {
      readonly name: string;
      readonly hint: string;
    };
    readonly "paid-webhook-before-return": {
      readonly name: string;
      readonly hint: string;
    };
    readonly "paid-webhook-twice": {
      readonly name: string;
      readonly hint: string;
    };
    readonly "pending-then-paid": {
      readonly name: string;
      readonly hint: string;
    };
    readonly declined: {
      readonly name: string;
      readonly hint: string;
    };
    readonly cancelled: {
      readonly name: string;
      readonly hint: string;
    };
  };
}
