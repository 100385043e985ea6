import type { RetailRounding } from "./retail-rounding-schema.ts";

export type { RetailRounding };

/** Micro units (a millionth of the currency's main unit) in a minor unit. */
export const MICRO_PER_MINOR = 10_000;

/**
 * Rounds a raw amount in micro units to a price in minor units. The bands of the catalogue facts (section 1) make it
 * monotone: a larger raw amount never costs less. Integers throughout, so 19.99 is 19.99 on every machine.
 */
export function retailRound(micro: number, rounding: RetailRounding): number {
  const band = rounding.find(({ upTo }) => upTo === null || micro <= upTo * MICRO_PER_MINOR);
  if (!band) throw new Error("retail rounding without an open band");
  const steps = Math.ceil(micro / (band.step * MICRO_PER_MINOR));
  return Math.max(band.atLeast, steps * band.step - band.minus);
}
