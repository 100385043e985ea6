/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly title: string;
  readonly searchHint: string;
  readonly address: string;
  readonly state: string;
  readonly language: string;
  readonly consent: string;
  readonly all: string;
  readonly states: {
    readonly asked: string;
    readonly confirmed: string;
    readonly ended: string;
  };
  readonly deeds: {
    readonly asked: string;
    readonly confirmed: string;
    readonly ended: string;
  };
  readonly places: {
    readonly mail: string;
  };
  readonly textVersion: (values: { version: string | number }) => string;
  readonly download: string;
  readonly downloaded: string;
  readonly export: (values: { addresses: number; operator: string | number; at: string | number }) => string;
  readonly empty: string;
  readonly emptyText: string;
}
