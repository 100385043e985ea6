import { useEffect } from "react";
import { type WishlistAnswer, wishlistPaths } from "../../../services/wishlist/contract.ts";
import { browserApi } from "../../browser/browser-api.ts";
import { createStore } from "../../browser/store/create-store.ts";
import { useStore } from "../../browser/store/use-store.ts";
import { useChannelSettings } from "../../frame/use-shop.ts";

/** Which themes the visitor likes; fetched after the page came. */
interface Liked {
  /** Null while they are on their way. */
  readonly ids: readonly string[] | null;
  readonly failed: boolean;
}

export interface Wishes extends Liked {
  /** Whether the channel has a wishlist at all. */
  readonly offered: boolean;
  readonly toggle: (id: string) => void;
}

const unknown: Liked = { ids: null, failed: false };
const store = createStore(unknown);
let asked = false;
/** One after another: the first of a newcomer makes her known, and those beside it would make others of her. */
let before: Promise<unknown> = Promise.resolve();

async function ask(): Promise<void> {
  const answer = await browserApi().get<WishlistAnswer>(wishlistPaths.wishlist);
  store.write({ ...store.state(), ids: answer.ok ? answer.value.ids : [] });
}

/** Shown at once, and taken back when the shop did not keep it. */
function toggle(id: string): void {
  const had = store.state().ids?.includes(id) ?? false;
  const after = (all: readonly string[] | null, like: boolean) =>
    like ? [id, ...(all ?? [])] : (all ?? []).filter((one) => one !== id);
  store.write({ ids: after(store.state().ids, !had), failed: false });
  const api = browserApi();
  before = before
    .then(() => (had ? api.del(wishlistPaths.wish(id)) : api.put(wishlistPaths.wish(id))))
    .then((answer) => answer.ok || store.write({ ids: after(store.state().ids, had), failed: true }));
}

/** The same for all hearts of a page; asked for once a document. */
export function useWishes(): Wishes {
  const { wishlist: offered } = useChannelSettings();
  const shown = useStore(store, unknown);
  useEffect(() => {
    if (!offered || asked) return;
    asked = true;
    void ask();
  }, [offered]);
  return { ...shown, offered, toggle };
}
