/** Bounds of a stepped number; all in the same unit. */
export interface StepBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The nearest number the bounds allow: a whole number of steps from `min`, not beyond `max`. */
export function settle(value: number, { min, max, step }: StepBounds): number {
  const steps = Math.round((Math.min(Math.max(value, min), max) - min) / step);
  const settled = min + steps * step;
  return settled > max ? settled - step : settled;
}

/** What was typed, as a number within the bounds; `undefined` when it is none. */
export function settleTyped(text: string, bounds: StepBounds): number | undefined {
  const value = text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(value) ? settle(value, bounds) : undefined;
}
