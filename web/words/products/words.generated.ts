/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly empty: string;
  readonly designable: string;
  readonly groups: string;
  readonly more: string;
}
