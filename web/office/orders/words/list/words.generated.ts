/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly title: string;
  readonly searchHint: string;
  readonly tabs: string;
  readonly open: string;
  readonly all: string;
  readonly tab: {
    readonly placed: string;
    readonly paid: string;
    readonly "files-checked": string;
    readonly "in-production": string;
    readonly shipped: string;
    readonly delivered: string;
    readonly cancelled: string;
    readonly complaint: string;
  };
  readonly number: string;
  readonly pictures: string;
  readonly contents: string;
  readonly state: string;
  readonly promised: string;
  readonly sum: string;
  readonly more: (values: { count: number }) => string;
  readonly stopped: (values: { count: number }) => string;
  readonly alerts: (values: { count: number }) => string;
  readonly late: string;
  readonly shipOverdue: (values: { day: string | number }) => string;
  readonly shipToday: (values: { day: string | number }) => string;
  readonly shipTomorrow: (values: { day: string | number }) => string;
  readonly placedToday: (values: { day: string | number }) => string;
  readonly placedYesterday: (values: { day: string | number }) => string;
  readonly empty: string;
  readonly emptyText: string;
  readonly keys: string;
  readonly alertsTitle: (values: { count: number }) => string;
}
