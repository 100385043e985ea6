import type { Release } from "./release.ts";

type Anchor = Release["unitPrices"][number];

/**
 * Price of one reference card in euro cents, not rounded: log-log interpolation between anchors of the release
 * (catalogue facts, section 8). Rounding here could let totals fall when quantities rise.
 */
export function unitCents(anchors: readonly Anchor[], quantity: number): number {
  const after = anchors.findIndex((anchor) => anchor.quantity >= quantity);
  const [below, above] = [anchors[after - 1], anchors[after]];
  if (!above) return anchors.at(-1)?.cents ?? 0;
  if (!below || above.quantity === quantity) return above.cents;
  const along = Math.log(quantity / below.quantity) / Math.log(above.quantity / below.quantity);
  return below.cents * (above.cents / below.cents) ** along;
}
