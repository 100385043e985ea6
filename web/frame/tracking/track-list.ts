import type { TrackedItem } from "../../../services/tracking/contract.ts";
import { track } from "./data-layer.ts";

/** An item of a list, and the page it leads to. */
export interface ListedItem {
  readonly href: string;
  readonly item: TrackedItem;
}

/** Tracks that a list is seen, and from then on which of it is chosen. @returns ends it */
export function trackList(id: string, name: string, listed: readonly ListedItem[]): () => void {
  const list = { item_list_id: id, item_list_name: name };
  const items = listed.map(({ item }, index) => ({ ...item, index }));
  track({ event: "view_item_list", ...list, items });
  const choose = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest("main a");
    const chosen = listed.findIndex(({ href }) => link && link.getAttribute("href") === href);
    const item = items[chosen];
    if (item) track({ event: "select_item", ...list, items: [item] });
  };
  document.addEventListener("click", choose);
  return () => document.removeEventListener("click", choose);
}
