import type { Release } from "./release.ts";

type Anchor = Release["unitPrices"][number];

/**
 * What one reference card costs in a quantity, in euro cents and not rounded: between two anchors of the release the
 * logarithm of the price falls in a straight line over the logarithm of the quantity (catalogue facts, section 8).
 * Rounding it here would let totals fall when quantities rise; only totals are rounded.
 */
export function unitCents(anchors: readonly Anchor[], quantity: number): number {
  const after = anchors.findIndex((anchor) => anchor.quantity >= quantity);
  const [below, above] = [anchors[after - 1], anchors[after]];
  if (!above) return anchors.at(-1)?.cents ?? 0;
  if (!below || above.quantity === quantity) return above.cents;
  const along = Math.log(quantity / below.quantity) / Math.log(above.quantity / below.quantity);
  return below.cents * (above.cents / below.cents) ** along;
}
