/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly noEnvironment: string;
  readonly environmentTitle: string;
  readonly environmentKnown: (values: { name: string | number }) => string;
  readonly noKey: string;
  readonly listTooLarge: string;
  readonly list: {
    readonly empty: string;
    readonly long: (values: { length: string | number }) => string;
    readonly unseen: string;
    readonly text: string;
  };
}
