/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly title: string;
  readonly to: (values: { name: string | number }) => string;
  readonly from: (values: { name: string | number }) => string;
  readonly code: string;
  readonly validTo: (values: { day: string | number; start: string }) => string;
  readonly how: string;
  readonly steps: {
    readonly choose: (values: { shop: string | number }) => string;
    readonly rest: string;
  };
  readonly file: string;
  readonly mail: {
    readonly subject: (values: { amount: string | number }) => string;
    readonly heading: string;
    readonly headingFor: (values: { name: string | number }) => string;
    readonly code: (values: { code: string | number }) => string;
    readonly how: string;
    readonly toPrint: string;
    readonly toShop: string;
    readonly order: (values: { number: string | number }) => string;
    readonly goodToKnow: string;
    readonly whoever: string;
    readonly tax: string;
    readonly imprint: string;
  };
}
