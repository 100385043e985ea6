/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly title: string;
  readonly searchHint: string;
  readonly subject: string;
  readonly to: string;
  readonly from: string;
  readonly state: string;
  readonly at: string;
  readonly states: {
    readonly waiting: string;
    readonly sent: string;
    readonly kept: string;
  };
  readonly keptHint: string;
  readonly attempts: (values: { count: number }) => string;
  readonly hidden: string;
  readonly lastError: string;
  readonly order: string;
  readonly download: string;
  readonly shape: string;
  readonly html: string;
  readonly text: string;
  readonly frame: (values: { subject: string | number }) => string;
  readonly close: string;
  readonly back: string;
  readonly empty: string;
  readonly emptyText: string;
}
