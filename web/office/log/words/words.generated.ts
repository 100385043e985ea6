/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly title: string;
  readonly event: string;
  readonly day: string;
  readonly count: string;
  readonly last: string;
  readonly sample: string;
  readonly none: string;
  readonly noneText: string;
  readonly consents: string;
  readonly version: string;
  readonly all: string;
  readonly some: string;
  readonly refused: string;
  readonly noChoices: string;
  readonly noChoicesText: string;
  readonly download: string;
  readonly proof: string;
  readonly proofText: string;
  readonly number: string;
  readonly show: string;
  readonly noProof: string;
  readonly at: string;
  readonly language: string;
  readonly way: string;
  readonly ways: {
    readonly "accept-all": string;
    readonly "reject-all": string;
    readonly settings: string;
  };
  readonly granted: string;
  readonly declined: string;
  readonly nothing: string;
}
