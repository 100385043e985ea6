/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly subject: (values: { name: string | number }) => string;
  readonly subjectOfOrder: (values: { name: string | number; order: string | number }) => string;
  readonly heading: (values: { name: string | number }) => string;
  readonly from: (values: { name: string | number; email: string | number }) => string;
  readonly order: (values: { order: string | number }) => string;
  readonly to: (values: { person: string | number }) => string;
  readonly people: {
    readonly orders: string;
    readonly print: string;
    readonly partners: string;
  };
  readonly message: string;
  readonly shop: string;
  readonly answer: string;
}
