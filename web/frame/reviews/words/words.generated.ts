/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly previous: string;
  readonly next: string;
  readonly reviews: string;
  readonly stars: (values: { stars: string | number }) => string;
  readonly allReviews: string;
  readonly sample: string;
  readonly samples: string;
  readonly total: (values: { count: number; text: string | number }) => string;
}
