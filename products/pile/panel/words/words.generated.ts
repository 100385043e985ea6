/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly size: string;
  readonly paper: string;
  readonly box: string;
  readonly capacity: string;
  readonly lid: string;
  readonly title: string;
  readonly line: string;
  readonly letters: (values: { written: string | number; most: string | number }) => string;
  readonly included: string;
}
