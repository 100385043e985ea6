import { articleOf } from "../../../core/article.ts";
import { themedKind } from "../../../products/themed-kind.ts";
import type { TrackedItem } from "../../../services/tracking/contract.ts";

/** A design as goods. */
interface Theme {
  readonly id: string;
  readonly title: string;
  /** The lowest of one piece first, minor units. */
  readonly prices: readonly { readonly unitPrice: number; readonly format: { readonly value: string } }[];
}

export const themeItem = ({ id, title, prices }: Theme): TrackedItem => ({
  item_id: articleOf(themedKind, { card: prices[0]?.format.value, themeId: id }),
  item_name: title,
  item_category: themedKind,
  quantity: 1,
  ...(prices[0] && { price: prices[0].unitPrice / 100 }),
});
