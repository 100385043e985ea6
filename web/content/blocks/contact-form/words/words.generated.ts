/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly form: string;
  readonly name: string;
  readonly email: string;
  readonly orderNumber: string;
  readonly optional: string;
  readonly message: string;
  readonly person: string;
  readonly anybody: string;
  readonly people: {
    readonly orders: string;
    readonly print: string;
    readonly partners: string;
  };
  readonly empty: string;
  readonly send: string;
  readonly sending: string;
  readonly sentTitle: string;
  readonly sent: string;
  readonly usedFor: string;
  readonly privacy: string;
  readonly orMail: string;
  readonly faults: {
    readonly missing: string;
    readonly email: string;
  };
  readonly failures: {
    readonly offline: string;
    readonly tooMany: string;
    readonly failed: string;
  };
}
