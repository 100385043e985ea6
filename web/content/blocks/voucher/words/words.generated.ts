/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly validTo: (values: { day: string | number; start: string }) => string;
  readonly chooseVoucher: string;
  readonly amounts: string;
  readonly ownAmount: (values: { least: string | number; most: string | number }) => string;
}
