/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly ways: {
    readonly letter: string;
    readonly parcel: string;
    readonly xl: string;
    readonly bulky: string;
    readonly pickup: string;
    readonly express: string;
  };
  readonly details: {
    readonly letter: string;
    readonly parcel: string;
    readonly xl: string;
    readonly bulky: string;
    readonly pickup: string;
    readonly express: string;
  };
  readonly parcels: (values: { count: number }) => string;
  readonly parcel: (values: { count: string | number; size: string | number; weight: string | number }) => string;
  readonly byMail: {
    readonly title: string;
    readonly text: string;
    readonly short: string;
    readonly noTax: string;
  };
}
