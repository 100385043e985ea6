import { MICRO_PER_MINOR, type RetailRounding, retailRound } from "../core/retail-rounding.ts";
import type { QuoteLine } from "./quoting.ts";

/**
 * Raw lines as a bill prints them, in whole minor units: each is what the price grows by with it, so the first is what it
 * costs alone and keeps its amount whatever is added (decision 0122). They add up to the rounded sum of all raw amounts.
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
