import type { Format } from "../../core/measure.ts";
import type { Rate } from "./release-parts.ts";

const percentOfWhole = 100;

/**
 * `fix + perM2 x area + perM x perimeter` of a size, in micro units of a currency that is `percent` of the euro list.
 * Cents, square millimetres and millimetres stay integers up to the one division, so the result is the same on every
 * machine and grows with both sides.
 */
export function microOf(rate: Rate, { width, height }: Format, percent: number): number {
  const hundredthsOfMicro =
    rate.fix * 1_000_000 + rate.perM2 * width * height + rate.perM * 2 * (width + height) * 1000;
  return Math.round((hundredthsOfMicro * percent) / (percentOfWhole * 100));
}

/** Eyelets along the edge, at most 50 cm apart, corners shared; at least four (catalogue facts, section 3). */
export const eyeletCount = ({ width, height }: Format): number =>
  Math.max(4, 2 * (Math.ceil(width / 500) + Math.ceil(height / 500)));
