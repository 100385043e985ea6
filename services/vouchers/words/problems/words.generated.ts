/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly "code-taken": string;
  readonly "code-like-gift": string;
  readonly "code-not-found": string;
  readonly "gift-not-found": string;
}
