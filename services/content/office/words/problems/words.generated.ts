/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly "no-space": string;
  readonly "content-file-too-large": string;
  readonly "asset-not-found": string;
  readonly "asset-used": string;
  readonly "folder-not-found": string;
  readonly "folder-not-empty": string;
  readonly "page-changed": string;
  readonly "page-published": string;
  readonly "release-not-found": string;
  readonly "release-out": string;
  readonly "release-empty": string;
  readonly "release-conflict": string;
  readonly "redirect-not-found": string;
  readonly "token-not-found": string;
  readonly "last-token": string;
}
