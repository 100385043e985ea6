/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly title: string;
  readonly lead: string;
  readonly filters: string;
  readonly from: string;
  readonly to: string;
  readonly channel: string;
  readonly channels: {
    readonly poster: string;
    readonly card: string;
  };
  readonly locale: string;
  readonly group: string;
  readonly all: string;
  readonly withoutSamples: string;
  readonly show: string;
  readonly steps: {
    readonly landing: string;
    readonly product: string;
    readonly designer: string;
    readonly basket: string;
    readonly checkout: string;
    readonly order: string;
  };
  readonly groups: {
    readonly photoframe: string;
    readonly card: string;
    readonly calendar: string;
    readonly collage: string;
    readonly photobook: string;
    readonly photobox: string;
    readonly photoprint: string;
    readonly giftvoucher: string;
  };
  readonly step: string;
  readonly visitors: string;
  readonly conversion: string;
  readonly ofAll: string;
  readonly lost: string;
  readonly seen: string;
  readonly events: string;
  readonly samples: (values: { count: string | number }) => string;
  readonly download: string;
  readonly empty: string;
  readonly emptyText: string;
}
