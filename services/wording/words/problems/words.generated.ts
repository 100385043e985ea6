/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly notFound: string;
  readonly changedMeanwhile: string;
  readonly unfit: string;
  readonly empty: string;
  readonly malformed: string;
  readonly markup: string;
  readonly unknownFormat: (values: { name: string | number }) => string;
  readonly wrongForms: (values: { name: string | number; forms: string | number }) => string;
  readonly notANumber: (values: { name: string | number }) => string;
  readonly otherValues: (values: { names: string | number }) => string;
  readonly noValues: string;
}
