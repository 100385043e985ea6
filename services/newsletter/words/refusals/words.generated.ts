/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly "address-invalid": string;
  readonly "spam-token-refused": string;
  readonly "link-expired": string;
  readonly "link-unknown": string;
}
