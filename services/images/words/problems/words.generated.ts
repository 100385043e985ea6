/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly "asset-not-found": string;
  readonly "picture-wrong": string;
  readonly "picture-failed": string;
  readonly "pictures-busy": string;
  readonly "files-unavailable": string;
  readonly "wrong-file": string;
  readonly "upload-not-announced": string;
  readonly "uploads-busy": string;
  readonly "no-space": string;
}
