/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly "subject-not-found": string;
  readonly "no-draft": string;
  readonly "draft-changed": string;
  readonly "draft-closed": string;
  readonly "newer-release": string;
  readonly "draft-open": string;
  readonly "release-not-found": string;
  readonly "no-such-place": string;
  readonly "nothing-changed": string;
  readonly "has-problems": string;
  readonly "not-computable": string;
  readonly "file-too-large": string;
}
