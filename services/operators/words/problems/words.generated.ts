/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly "not-signed-in": string;
  readonly "not-allowed": string;
  readonly "wrong-credentials": string;
  readonly "code-needed": string;
  readonly "wrong-code": string;
  readonly "password-not-set": string;
  readonly "second-factor-on": string;
  readonly "job-not-retried": string;
}
