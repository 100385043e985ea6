/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly title: string;
  readonly text: string;
  readonly own: string;
  readonly roles: (values: { all: boolean; roles: string | number }) => string;
  readonly plain: string;
  readonly changed: (values: { by: string | number; at: string | number }) => string;
  readonly formOf: (values: { house: string | number }) => string;
  readonly width: string;
  readonly height: string;
  readonly edge: string;
  readonly edgeHint: string;
  readonly gap: string;
  readonly gapHint: string;
  readonly marks: string;
  readonly save: string;
  readonly remove: string;
  readonly saved: string;
  readonly removed: string;
  readonly failed: string;
  readonly notAllowed: string;
}
