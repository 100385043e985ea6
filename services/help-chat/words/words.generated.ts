/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly subject: string;
  readonly heading: (values: { operator: string | number }) => string;
  readonly goOn: string;
  readonly imprint: string;
}
