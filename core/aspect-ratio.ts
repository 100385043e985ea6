import { type Format, longSide, shortSide } from "./measure.ts";
import { paperName } from "./named-format.ts";

/** Ratio keys of the specification (second document, section 3, label vocabulary) that say how long a format is. */
const ratios = [
  ["square", 1, 1],
  ["5:4", 5, 4],
  ["4:3", 4, 3],
  ["3:2", 3, 2],
  ["16:9", 16, 9],
  ["2:1", 2, 1],
  ["5:2", 5, 2],
  ["3:1", 3, 1],
  ["4:1", 4, 1],
  ["5:1", 5, 1],
  ["6:1", 6, 1],
] as const;
export type RatioKey = (typeof ratios)[number][0] | "din";

/**
 * The ratio key of a format in either orientation: `din` for a paper size, otherwise the nearest ratio by logarithm.
 *
 * @returns `exact` when no side is more than half a millimetre away from that ratio
 */
export function ratioOf(format: Format): { readonly ratio: RatioKey; readonly exact: boolean } {
  if (paperName(format)) return { ratio: "din", exact: true };
  const [long, short] = [longSide(format), shortSide(format)];
  const distance = ([, above, below]: (typeof ratios)[number]) => Math.abs(Math.log((long * below) / (short * above)));
  const [key, above, below] = ratios.reduce((best, one) => (distance(one) < distance(best) ? one : best));
  return { ratio: key, exact: Math.abs((long * below) / above - short) <= 0.5 };
}
