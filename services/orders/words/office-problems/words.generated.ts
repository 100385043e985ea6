/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly "reason-missing": string;
  readonly "not-allowed": string;
  readonly "cancel-promise-running": string;
  readonly "files-not-checked": string;
  readonly "alert-not-found": string;
  readonly "refund-running": string;
}
