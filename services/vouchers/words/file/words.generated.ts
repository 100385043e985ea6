/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly head: string;
  readonly column: string;
  readonly document: string;
  readonly kind: (values: { kind: string | number }) => string;
  readonly likeGift: string;
  readonly repeats: (values: { line: string | number }) => string;
  readonly taken: string;
}
