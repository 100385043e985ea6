/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly files: {
    readonly roles: {
      readonly front: string;
      readonly back: string;
      readonly sheet: string;
      readonly cover: string;
      readonly block: string;
      readonly card: string;
      readonly inserts: string;
      readonly "inlay-printed": string;
      readonly sheets: string;
      readonly envelopes: string;
      readonly prints: string;
      readonly box: string;
      readonly envelope: string;
      readonly lid: string;
      readonly "panel-2": string;
      readonly "panel-3": string;
      readonly "panel-4": string;
      readonly "panel-5": string;
      readonly "panel-6": string;
      readonly "panel-7": string;
      readonly "panel-8": string;
      readonly "panel-9": string;
    };
    readonly printsOf: (values: { size: string | number; paper: string | number }) => string;
    readonly heading: (values: { role: string | number }) => string;
    readonly pdfPages: (values: { pages: number }) => string;
    readonly pictures: (values: { count: number }) => string;
    readonly copies: (values: { copies: number }) => string;
    readonly own: string;
    readonly onSheet: (values: { width: string | number; height: string | number }) => string;
    readonly missing: string;
    readonly pile: (values: { size: string | number }) => string;
    readonly single: string;
    readonly picture: (values: { copies: number; name: string | number }) => string;
    readonly former: string;
  };
  readonly approval: {
    readonly approve: string;
    readonly approveOf: (values: { file: string | number; title: string | number }) => string;
    readonly explain: string;
    readonly reasonHint: string;
    readonly approvedBy: (values: { name: string | number; at: string | number }) => string;
    readonly notApprovable: string;
    readonly failed: string;
  };
  readonly stop: {
    readonly "design-missing": {
      readonly title: string;
      readonly action: string;
    };
    readonly "design-not-drawable": {
      readonly title: string;
      readonly action: string;
    };
    readonly "recipients-missing": {
      readonly title: string;
      readonly action: string;
    };
    readonly "scene-mismatch": {
      readonly title: string;
      readonly action: string;
    };
    readonly "photo-missing": {
      readonly title: string;
      readonly action: string;
    };
    readonly "photo-unreadable": {
      readonly title: string;
      readonly action: string;
    };
    readonly "font-missing": {
      readonly title: string;
      readonly action: string;
    };
    readonly "not-writable": {
      readonly title: string;
      readonly action: string;
    };
    readonly "preflight-failed": {
      readonly title: string;
      readonly action: string;
    };
    readonly unknown: {
      readonly title: string;
      readonly action: string;
    };
  };
  readonly report: {
    readonly title: string;
    readonly clean: (values: { passed: number }) => string;
    readonly warned: (values: { warnings: number; passed: number }) => string;
    readonly failed: (values: { failures: number }) => string;
    readonly verdict: {
      readonly fail: string;
      readonly warn: string;
      readonly pass: string;
      readonly skipped: string;
    };
    readonly passed: (values: { count: number }) => string;
    readonly page: (values: { page: string | number }) => string;
    readonly area: (values: { left: string | number; top: string | number }) => string;
    readonly object: (values: { name: string | number }) => string;
    readonly unreadable: string;
  };
}
