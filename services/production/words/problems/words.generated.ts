/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly "print-house-not-found": string;
  readonly "print-file-not-found": string;
  readonly "ticket-not-found": string;
  readonly "file-not-approvable": string;
  readonly "line-not-found": string;
}
