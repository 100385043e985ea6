/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly title: string;
  readonly unnamed: string;
  readonly shared: (values: { date: string | number }) => string;
  readonly page: (values: { numbers: string | number; of: string | number }) => string;
  readonly sides: (values: { numbers: string | number }) => string;
  readonly turning: {
    readonly label: string;
    readonly next: string;
    readonly previous: string;
    readonly blank: string;
    readonly stop: (values: { name: string | number; at: string | number; of: string | number }) => string;
    readonly keys: string;
  };
  readonly picture: (values: { number: string | number }) => string;
  readonly pages: string;
  readonly previous: string;
  readonly next: string;
  readonly keys: string;
  readonly own: string;
  readonly loading: string;
  readonly notFound: string;
  readonly notFoundText: string;
  readonly over: string;
  readonly overText: string;
  readonly failed: string;
  readonly offline: string;
  readonly failedText: string;
  readonly again: string;
  readonly toHome: string;
  readonly missing: string;
  readonly withoutScripts: string;
}
