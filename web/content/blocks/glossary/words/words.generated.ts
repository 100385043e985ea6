/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly letters: string;
  readonly more: string;
}
