/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly book: string;
  readonly format: string;
  readonly pages: string;
  readonly type: string;
  readonly size: string;
  readonly pageCount: string;
  readonly fewer: string;
  readonly more: string;
  readonly copies: string;
  readonly fewerCopies: string;
  readonly moreCopies: string;
  readonly included: string;
  readonly note: string;
  readonly spine: (values: { width: string | number }) => string;
  readonly thinSpine: (values: { width: string | number; from: string | number }) => string;
  /** Beside the price. */
  readonly spineOf: (values: { width: string | number }) => string;
  readonly weight: (values: { copies: number; text: string | number }) => string;
  readonly weighs: (values: { text: string | number }) => string;
  readonly labels: string;
  readonly numbers: {
    readonly title: string;
    readonly on: string;
    readonly across: string;
    readonly down: string;
    readonly outer: string;
    readonly middle: string;
    readonly bottom: string;
    readonly top: string;
    readonly size: string;
    readonly small: string;
    readonly medium: string;
    readonly large: string;
    readonly words: string;
    readonly onFirst: string;
    readonly overPhotos: string;
    readonly printed: (values: { printed: string | number; pages: string | number }) => string;
  };
  readonly captions: {
    readonly title: string;
    readonly help: string;
    readonly sort: string;
    readonly days: string;
    readonly months: string;
    readonly scope: string;
    readonly side: string;
    readonly all: string;
    readonly add: string;
    readonly added: (values: { count: number }) => string;
    readonly undated: (values: { count: number }) => string;
    readonly full: (values: { count: number }) => string;
  };
  readonly links: {
    readonly title: string;
    readonly link: string;
    readonly hint: string;
    readonly add: string;
    readonly noLink: string;
    readonly tooLong: (values: { most: string | number }) => string;
    readonly added: string;
    readonly failed: string;
  };
}
