import type { PrintLadder } from "../../../products/pile/kind-pile.ts";

export interface PriceBreak {
  /** Place of the step that is reached. */
  readonly reached: number;
  /** What a print costs now, minor units. */
  readonly each: number;
  /** Null on the last step. */
  readonly next: {
    readonly from: number;
    readonly missing: number;
    readonly each: number;
    /** Nothing more: the larger pile's price is charged already. */
    readonly more: number;
  } | null;
}

/**
 * @param priceOf what a number of prints costs, minor units; null where it cannot be had
 */
export function breakOf(
  { count, alone, steps }: PrintLadder,
  priceOf: (configuration: object) => number | null,
): PriceBreak | null {
  const reached = steps.findLastIndex(({ from }) => from <= count);
  const [now, here, ahead] = [alone, steps[reached]?.alone, steps[reached + 1]?.alone].map((one) =>
    one ? priceOf(one) : null,
  );
  const [step, next] = [steps[reached], steps[reached + 1]];
  if (now == null || here == null || !step) return null;
  const list = Math.round(here / step.from);
  if (!next || ahead == null) return { reached, each: list, next: null };
  const each = ahead === now ? Math.round(now / count) : list;
  return {
    reached,
    each,
    next: { from: next.from, missing: next.from - count, each: Math.round(ahead / next.from), more: ahead - now },
  };
}
