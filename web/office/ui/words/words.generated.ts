/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly title: string;
  readonly toBlocks: string;
  readonly direction: string;
  readonly directions: {
    readonly ltr: string;
    readonly rtl: string;
  };
  readonly design: string;
  readonly busy: string;
  readonly frame: string;
  readonly material: string;
  readonly materials: readonly string[];
  readonly text: string;
  readonly name: string;
  readonly hint: string;
  readonly wrong: string;
  readonly optional: string;
  readonly width: string;
  readonly amount: string;
  readonly less: string;
  readonly more: string;
  readonly agree: string;
  readonly from: string;
  readonly insteadOf: string;
  readonly deal: string;
  readonly soldOut: string;
  readonly previous: string;
  readonly next: string;
  readonly page: (values: { page: string | number }) => string;
  readonly saved: string;
  readonly undo: string;
  readonly close: string;
  readonly open: string;
  readonly upload: string;
  readonly loading: string;
  readonly nothing: string;
  readonly total: string;
  readonly shipping: string;
  readonly tax: string;
  readonly picture: string;
  readonly missing: string;
}
