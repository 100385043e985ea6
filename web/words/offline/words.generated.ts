/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly title: string;
  readonly lead: string;
  readonly still: string;
  readonly designer: string;
  readonly cart: string;
  readonly again: string;
}
