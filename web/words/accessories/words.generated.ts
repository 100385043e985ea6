/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly size: string;
  readonly sizeHint: string;
  readonly empty: string;
  readonly withoutScripts: string;
  readonly which: (values: { name: string | number }) => string;
  readonly pieces: (values: { name: string | number }) => string;
  readonly fewer: (values: { name: string | number }) => string;
  readonly more: (values: { name: string | number }) => string;
  readonly total: (values: { name: string | number }) => string;
  readonly add: string;
  readonly addOf: (values: { name: string | number }) => string;
  readonly adding: string;
  readonly failed: string;
  readonly types: {
    readonly envelope: string;
    readonly ribbon: string;
    readonly inlay: string;
    readonly bow: string;
    readonly box: string;
    readonly standard: string;
    readonly posterbar: string;
    readonly screw: string;
  };
}
