import type { Label } from "../../../core/labels.ts";
import { MICRO_PER_MINOR } from "../../../core/retail-rounding.ts";
import type { Quote } from "../../../products/kind.ts";

/** One line of the sum, minor units. */
export interface PricePart {
  readonly key: string;
  readonly label: Label;
  readonly amount: number;
}

/**
 * The lines of a quote in whole minor units that add up to its price. The rounding belongs to the only part when there
 * is just one, otherwise it is a line of its own, which also takes what the single lines lose.
 */
export function pricePartsOf({ lines, priceCurrent }: Quote): readonly PricePart[] {
  const parts = lines.filter(({ key }) => key !== "rounding");
  const [only] = parts;
  if (only && parts.length === 1) return [{ key: only.key, label: only.label, amount: priceCurrent }];
  const rounded = parts.map(({ key, label, micro }) => ({ key, label, amount: Math.round(micro / MICRO_PER_MINOR) }));
  const rounding = priceCurrent - rounded.reduce((sum, { amount }) => sum + amount, 0);
  return rounding === 0
    ? rounded
    : [...rounded, { key: "rounding", label: { key: "quote.rounding" }, amount: rounding }];
}
