/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly "art-not-found": string;
  readonly "drawing-busy": string;
  readonly "style-not-found": string;
}
