import type { CardConfiguration } from "../configuration-schema.ts";
import { followingAccessories } from "../following-accessories.ts";
import type { Release } from "../release.ts";
import { type Settled, settle } from "../settle.ts";

/**
 * Changes one choice, keeps the others where possible, and names those that fell back. Items per card follow the number
 * of cards, envelopes and inlays their size.
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
