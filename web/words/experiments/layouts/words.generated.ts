/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  /** 1409-canvas-redesign. */
  readonly canvas: {
    readonly sideBySide: string;
    readonly fromWall: (values: { length: string | number }) => string;
  };
  /** 965-redesign. */
  readonly page: {
    readonly steps: string;
    readonly choose: string;
    readonly design: string;
    readonly order: string;
  };
  /** 967-nudging. */
  readonly nudge: {
    readonly tip: string;
    readonly nextSize: (values: { size: string | number }) => string;
    readonly nextSizeWorth: (values: { area: string | number; amount: string | number; share: string | number }) => string;
    readonly freeFrom: (values: { amount: string | number }) => string;
    readonly missing: (values: { amount: string | number }) => string;
    readonly free: string;
    readonly travelsFree: (values: { size: string | number; total: string | number }) => string;
    readonly way: string;
    readonly ordered: string;
    readonly today: (values: { time: string | number }) => string;
    readonly later: (values: { day: string | number; time: string | number }) => string;
    readonly now: string;
    readonly ships: string;
    readonly arrives: string;
  };
}
