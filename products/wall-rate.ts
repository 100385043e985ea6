import type { z } from "zod";
import type { Format } from "../core/measure.ts";
import type { rateSchema } from "./wall-rate-schema.ts";

/** `fix + perM2 x area + perM x perimeter`, euro cents: how everything on a wall is priced (catalogue facts, section 1). */
export type Rate = z.infer<typeof rateSchema>;

const percentOfWhole = 100;

/**
 * The rate for a size, in micro units of a currency that is `percent` of the euro list. Cents, square millimetres and
 * millimetres stay integers up to the one division, so the result is the same on every machine and grows with both
 * sides.
 */
export function microOf(rate: Rate, { width, height }: Format, percent: number): number {
  const hundredthsOfMicro =
    rate.fix * 1_000_000 + rate.perM2 * width * height + rate.perM * 2 * (width + height) * 1000;
  return Math.round((hundredthsOfMicro * percent) / (percentOfWhole * 100));
}
