/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly allDesigns: (values: { total: string | number }) => string;
}
