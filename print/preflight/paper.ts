import type { Mark } from "./inspection.ts";

/** Half a step of 256, and rounding. */
const TOLERANCE = 0.003;

/** An area in the colour of the material ("#rrggbb"): what would look the same without it. */
export function isPaper(mark: Mark, paper: string): boolean {
  if (mark.kind !== "area" || !mark.rectangle || mark.colour.values.length !== 3) return false;
  const value = Number.parseInt(paper.slice(1), 16);
  const channels = [value >> 16, (value >> 8) & 255, value & 255];
  return channels.every((channel, index) => Math.abs((mark.colour.values[index] ?? -1) - channel / 255) < TOLERANCE);
}
