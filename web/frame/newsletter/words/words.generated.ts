/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly form: string;
  readonly email: string;
  readonly example: string;
  readonly send: string;
  readonly sending: string;
  readonly empty: string;
  readonly privacy: string;
  readonly sentTitle: string;
  readonly sent: string;
  readonly failures: {
    readonly offline: string;
    readonly tooMany: string;
    readonly failed: string;
  };
}
