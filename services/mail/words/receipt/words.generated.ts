/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly subject: (values: { number: string | number }) => string;
  readonly heading: string;
  readonly received: (values: { moment: string | number; start: string }) => string;
  readonly seeOrder: string;
  readonly items: string;
  readonly pieces: (values: { quantity: number }) => string;
  readonly declaration: string;
  readonly declared: string;
  readonly name: string;
  readonly number: string;
  readonly orderedOn: string;
  readonly withdrawnOn: string;
  readonly receiptTo: string;
  readonly whereTo: string;
  readonly addNote: (values: { number: string | number }) => string;
  readonly soldBy: string;
  readonly seller: {
    readonly represented: string;
    readonly vatId: string;
  };
  readonly imprint: string;
}
