import type { Format } from "../../core/measure.ts";

/** Eyelets along the edge, at most 50 cm apart, corners shared; at least four (catalogue facts, section 3). */
export const eyeletCount = ({ width, height }: Format): number =>
  Math.max(4, 2 * (Math.ceil(width / 500) + Math.ceil(height / 500)));
