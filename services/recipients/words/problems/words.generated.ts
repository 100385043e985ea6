/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly "list-not-found": string;
  readonly "not-a-list": string;
  readonly "no-recipients": string;
}
