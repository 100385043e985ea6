/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly title: string;
  readonly searchHint: string;
  readonly tabs: string;
  readonly all: string;
  readonly state: {
    readonly dead: string;
    readonly retrying: string;
    readonly running: string;
    readonly waiting: string;
    readonly scheduled: string;
  };
  readonly attempts: (values: { used: string | number; most: string | number }) => string;
  readonly notTried: string;
  readonly next: (values: { when: string | number }) => string;
  readonly made: (values: { when: string | number }) => string;
  readonly number: (values: { id: string | number }) => string;
  readonly payload: string;
  readonly error: string;
  readonly retry: string;
  readonly retryOf: (values: { name: string | number; id: string | number }) => string;
  readonly adminsOnly: string;
  readonly retried: (values: { name: string | number }) => string;
  readonly gone: string;
  readonly busy: string;
  readonly failed: string;
  readonly refreshes: string;
  readonly empty: string;
  readonly emptyText: string;
}
