import type { z } from "zod";
import type { Format } from "../core/measure.ts";
import type { rateSchema } from "./wall-rate-schema.ts";

/**
 * `fix + perM2 x area + perM x perimeter`, euro cents: the price formula of wall products (catalogue facts, section 1).
 */
export type Rate = z.infer<typeof rateSchema>;

const percentOfWhole = 100;

/**
 * The rate for a size, in micro units of a currency that is `percent` of the euro list. Integers up to one division, so
 * that the result is the same on every machine and grows with both sides.
 */
export function microOf(rate: Rate, { width, height }: Format, percent: number): number {
  const hundredthsOfMicro =
    rate.fix * 1_000_000 + rate.perM2 * width * height + rate.perM * 2 * (width + height) * 1000;
  return Math.round((hundredthsOfMicro * percent) / (percentOfWhole * 100));
}
