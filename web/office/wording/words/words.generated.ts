/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly title: string;
  readonly lead: string;
  readonly searchHint: string;
  readonly show: string;
  readonly all: string;
  readonly changed: string;
  readonly folder: string;
  readonly allFolders: string;
  readonly pages: string;
  readonly panels: string;
  readonly services: string;
  readonly empty: string;
  readonly emptyText: string;
  readonly note: (values: { note: string | number }) => string;
  readonly shipped: (values: { text: string | number }) => string;
  readonly example: string;
  readonly save: string;
  readonly reset: string;
  readonly changedBy: (values: { name: string | number; time: string | number }) => string;
  readonly outdated: string;
  readonly unused: string;
  readonly saved: string;
  readonly wasReset: string;
  readonly notAllowed: string;
  readonly now: (values: { text: string | number }) => string;
}
