/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly head: string;
  readonly "other-list": string;
  readonly "no-such-path": string;
  readonly "too-few-keys": string;
  readonly "too-many-keys": string;
  readonly "no-such-row": (values: { key: string | number }) => string;
  readonly "not-a-value": string;
  readonly repeats: (values: { line: string | number }) => string;
}
