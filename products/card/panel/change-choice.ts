import type { CardConfiguration } from "../configuration-schema.ts";
import { followingAccessories } from "../following-accessories.ts";
import type { Release } from "../release.ts";
import { type Settled, settle } from "../settle.ts";

/**
 * One choice changed and the others kept as far as they go; what had to give way is named. What is ordered for each card
 * follows the number of cards, and envelopes and inlays their size.
 */
export function changeChoice(
  configuration: CardConfiguration,
  change: Partial<CardConfiguration>,
  release: Release,
): Settled {
  const wanted = { ...configuration, ...change };
  return settle(
    { ...wanted, accessories: [...followingAccessories(configuration, wanted, release)] },
    release,
    configuration.card,
  );
}
