import type { Label } from "../../../core/labels.ts";
import { MICRO_PER_MINOR } from "../../../core/retail-rounding.ts";
import type { Quote } from "../../../products/kind.ts";
import type { ShownPrice } from "../../../products/reduction.ts";

/** One line of the sum, minor units. */
export interface PricePart {
  readonly key: string;
  readonly label: Label;
  readonly amount: number;
}

/**
 * The lines of a quote in minor units. What a campaign takes off is what may be said to be reduced, so the parts add up
 * to the price the reduction is measured by, and the campaign has no line where there is nothing to be measured. Where
 * that price is not the list's, the difference belongs to the first part: the thing itself. A part that adds nothing
 * has no line.
 */
export function pricePartsOf({ lines }: Quote, { priceCurrent, priceOriginal }: ShownPrice): readonly PricePart[] {
  const parts = lines
    .filter(({ key }) => !isCampaign(key))
    .map(({ key, label, micro }) => ({ key, label, amount: micro / MICRO_PER_MINOR }));
  const missing = priceOriginal - parts.reduce((sum, { amount }) => sum + amount, 0);
  const campaign = lines.find(({ key }) => isCampaign(key));
  return [
    ...parts
      .map((part, index) => (index === 0 ? { ...part, amount: part.amount + missing } : part))
      .filter(({ amount }) => amount !== 0),
    ...(campaign && priceCurrent < priceOriginal
      ? [{ key: campaign.key, label: campaign.label, amount: priceCurrent - priceOriginal }]
      : []),
  ];
}

const isCampaign = (key: string): boolean => key.startsWith("campaign.");
