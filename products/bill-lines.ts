import { MICRO_PER_MINOR, type RetailRounding, retailRound } from "../core/retail-rounding.ts";
import type { QuoteLine } from "./quoting.ts";

/**
 * Bill lines in whole minor units, each the increase of the price by that line, so that the first keeps its amount
 * whatever is added (decision 0122). They add up to the rounded sum of the raw amounts.
 *
 * @param lines raw amounts, micro units, the thing itself first
 */
export function billLines(lines: readonly QuoteLine[], rounding: RetailRounding): QuoteLine[] {
  let raw = 0;
  let billed = 0;
  return lines.map((line) => {
    raw += line.micro;
    const before = billed;
    billed = raw === 0 ? 0 : retailRound(raw, rounding);
    return { ...line, micro: (billed - before) * MICRO_PER_MINOR };
  });
}
