/** Where a value stands on an axis, percent; with round values to write at it. */
export interface PlotScale {
  readonly at: (value: number) => number;
  readonly ticks: readonly number[];
}

/**
 * An axis that holds all values, with three to six round ticks.
 *
 * @param values at least one; what is no number is left out
 */
export function plotScale(values: readonly number[]): PlotScale {
  const known = values.filter(Number.isFinite);
  const [least, most] = known.length === 0 ? [0, 1] : [Math.min(...known), Math.max(...known)];
  const span = most - least || Math.abs(most) || 1;
  const rough = span / 4;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = unit * ([1, 2, 2.5, 5, 10].find((factor) => factor * unit >= rough) ?? 10);
  const from = Math.floor(least / step) * step;
  const to = Math.ceil(most / step) * step || step;
  const count = Math.round((to - from) / step);
  const ticks = Array.from({ length: count + 1 }, (_, index) => Number((from + index * step).toPrecision(12)));
  return { at: (value) => (100 * (value - from)) / (to - from || 1), ticks };
}
