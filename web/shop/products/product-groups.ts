import type { IconName } from "../../../ui/icons.ts";
import type { MainItem, NavigationType } from "../../frame/navigation/navigation.ts";

/** The lowest price of one piece of a kind, in minor units, and how many are bought at it. */
export interface KindPrice {
  /** Where the goods of the kind are; frames and accessories are no kind of their own. */
  readonly group: NavigationType;
  readonly unitPrice: number;
  readonly quantity: number;
}

/** A group of goods as the navigation has it; without a price where it is no kind of its own, or has none. */
export interface ProductGroup<Price extends KindPrice = KindPrice> {
  readonly key: string;
  readonly text: string;
  readonly href: string;
  /** In the place of a picture. */
  readonly icon?: IconName | undefined;
  readonly price: Price | null;
}

/** The entries of the main navigation that are groups of goods, in its order. */
export const productGroups = <Price extends KindPrice>(
  main: readonly Pick<MainItem, "key" | "text" | "href" | "type" | "burgerIcon">[],
  prices: readonly Price[],
): readonly ProductGroup<Price>[] =>
  main.flatMap(({ key, text, href, type, burgerIcon: icon }) => {
    if (type === null) return [];
    return [{ key, text, href, ...(icon && { icon }), price: prices.find(({ group }) => group === type) ?? null }];
  });
