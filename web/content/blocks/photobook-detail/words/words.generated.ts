/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly extraPages: string;
  readonly choose: string;
  readonly pages: (values: { pages: string | number }) => string;
}
