/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly asked: {
    readonly title: string;
    readonly text: string;
  };
  readonly invalid: {
    readonly title: string;
    readonly text: string;
  };
  readonly "too-many": {
    readonly title: string;
    readonly text: string;
  };
  readonly confirm: {
    readonly title: string;
    readonly text: string;
    readonly button: string;
  };
  readonly confirmed: {
    readonly title: string;
    readonly text: string;
  };
  readonly expired: {
    readonly title: string;
    readonly text: string;
  };
  readonly unknown: {
    readonly title: string;
    readonly text: string;
  };
  readonly unsubscribe: {
    readonly title: string;
    readonly text: string;
    readonly button: string;
  };
  readonly unsubscribed: {
    readonly title: string;
    readonly text: string;
  };
}
