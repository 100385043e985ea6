/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly confirm: {
    readonly subject: string;
    readonly heading: string;
    readonly label: string;
    readonly text: string;
  };
  readonly welcome: {
    readonly subject: string;
    readonly heading: string;
    readonly label: string;
    readonly text: string;
  };
  readonly known: {
    readonly subject: string;
    readonly heading: string;
    readonly label: string;
    readonly text: string;
  };
  readonly end: string;
  readonly imprint: string;
}
