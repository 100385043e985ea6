/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly "asset-used": string;
  readonly "folder-not-empty": string;
  readonly program: string;
  readonly "page-changed": (values: { who: string | number; when: string | number }) => string;
  readonly "page-published": (values: { address: string | number }) => string;
  readonly "release-conflict": (values: { names: string | number }) => string;
  readonly "last-token": string;
  readonly circle: string;
  readonly name: string;
  readonly slug: string;
}
