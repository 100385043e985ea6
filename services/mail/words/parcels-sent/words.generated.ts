/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly subject: (values: { number: string | number; count: number }) => string;
  readonly heading: (values: { count: number }) => string;
  readonly progress: (values: { count: string | number; shipped: string | number }) => string;
  readonly who: string;
  readonly seeOrder: string;
  readonly parcels: string;
  readonly tracking: (values: { tracking: string | number }) => string;
  readonly until: (values: { day: string | number }) => string;
  readonly more: (values: { count: string | number }) => string;
  readonly imprint: string;
}
