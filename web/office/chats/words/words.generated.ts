/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly title: string;
  readonly state: string;
  readonly states: {
    readonly waiting: string;
    readonly open: string;
    readonly closed: string;
  };
  readonly all: string;
  readonly who: string;
  readonly last: string;
  readonly at: string;
  readonly visitor: string;
  readonly waiting: (values: { count: string | number }) => string;
  readonly empty: string;
  readonly emptyText: string;
  readonly back: string;
  readonly close: string;
  readonly wroteFrom: string;
  readonly language: string;
  readonly email: string;
  readonly noEmail: string;
  readonly unproven: string;
  readonly log: string;
  readonly answer: string;
  readonly answerHint: (values: { language: string | number }) => string;
  readonly send: string;
  readonly sending: string;
  readonly done: string;
  readonly failed: string;
}
