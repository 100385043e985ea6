/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly "not-designable": string;
  readonly "no-sequel": string;
  readonly "sequence-conflict": string;
  readonly "operation-refused": string;
  readonly "design-refused": string;
  readonly "too-much-sent": string;
  readonly "share-not-found": string;
  readonly "too-many-shares": string;
}
