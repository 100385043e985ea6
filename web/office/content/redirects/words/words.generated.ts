/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly title: string;
  readonly text: string;
  readonly search: string;
  readonly add: string;
  readonly path: string;
  readonly pathHint: string;
  readonly target: string;
  readonly targetHint: string;
  readonly save: string;
  readonly wrongPath: string;
  readonly circle: string;
  readonly from: string;
  readonly to: string;
  readonly why: string;
  readonly moved: string;
  readonly writtenBy: (values: { name: string | number }) => string;
  readonly remove: (values: { path: string | number }) => string;
  readonly removeShort: string;
  readonly removed: (values: { path: string | number }) => string;
  readonly none: string;
  readonly noneText: string;
}
