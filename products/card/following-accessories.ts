import { readAccessorySku, writeAccessorySku } from "./accessory-sku.ts";
import type { CardConfiguration } from "./configuration-schema.ts";
import type { Release } from "./release.ts";

type Ordered = CardConfiguration["accessories"][number];

/** The accessories of a card that becomes another one: as many as cards where they were, and in the new card's size. */
export function followingAccessories(
  before: CardConfiguration,
  after: CardConfiguration,
  { cards }: Release,
): readonly Ordered[] {
  const card = cards.find(({ key }) => key === after.card);
  const followed = after.accessories.map(({ sku, quantity }): Ordered => {
    const accessory = readAccessorySku(sku);
    const size = accessory?.type === "envelope" ? card?.envelope : accessory?.type === "inlay" ? card?.size : null;
    const fitting =
      accessory && size && (accessory.type === "envelope" || accessory.type === "inlay")
        ? writeAccessorySku({ ...accessory, size })
        : sku;
    return { sku: fitting, quantity: quantity === before.quantity ? after.quantity : quantity };
  });
  return followed.filter(({ sku }, at) => followed.findIndex((one) => one.sku === sku) === at);
}
