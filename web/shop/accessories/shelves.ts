import type { z } from "zod";
import type { Currency } from "../../../core/currency.ts";
import type { accessoryList } from "../../../services/prices/contract.ts";

type Listed = z.infer<typeof accessoryList>["accessories"][number];

/** In the order people look for them. */
export const shelfTypes = ["envelope", "ribbon", "inlay", "bow", "box", "standard", "posterbar", "screw"] as const;
export type ShelfType = (typeof shelfTypes)[number];

export interface Ware {
  readonly sku: string;
  readonly label: string;
  /** Minor units for one. */
  readonly amount: number;
}

/** All that is sold of one sort, and which of it is chosen first. */
export interface Shelf {
  readonly type: ShelfType;
  readonly wares: readonly Ware[];
  readonly first: string;
}

export interface Shelves {
  readonly currency: Currency;
  readonly shelves: readonly Shelf[];
}

/**
 * Accessories that are sold by themselves, sort by sort.
 *
 * @param asked the article number that a link leads to
 */
export function shelvesOf(accessories: readonly Listed[], asked: string | null): Shelves | null {
  const sold = accessories.flatMap(({ sku, type, label, alonePrice }) =>
    alonePrice ? [{ type, currency: alonePrice.currency, ware: { sku, label, amount: alonePrice.priceCurrent } }] : [],
  );
  const [one] = sold;
  if (!one) return null;
  const shelves = shelfTypes.flatMap((type): readonly Shelf[] => {
    const wares = sold.filter((each) => each.type === type).map(({ ware }) => ware);
    const first = wares.find(({ sku }) => sku === asked) ?? wares[0];
    return first ? [{ type, wares, first: first.sku }] : [];
  });
  const wanted = shelves.find(({ first }) => first === asked);
  return { currency: one.currency, shelves: wanted ? [wanted, ...shelves.filter((each) => each !== wanted)] : shelves };
}
