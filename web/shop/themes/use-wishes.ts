import { useCallback, useEffect, useRef, useState } from "react";
import { type WishlistAnswer, wishlistPaths } from "../../../services/wishlist/contract.ts";
import { browserApi } from "../../browser-api.ts";
import { useChannelSettings } from "../../use-shop.ts";

/** Which themes the visitor likes; fetched after the page came. */
export interface Wishes {
  /** Whether the channel has a wishlist at all. */
  readonly offered: boolean;
  /** Null while they are on their way. */
  readonly ids: readonly string[] | null;
  readonly failed: boolean;
  readonly toggle: (id: string) => void;
}

export function useWishes(): Wishes {
  const { wishlist: offered } = useChannelSettings();
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const [failed, setFailed] = useState(false);
  // One after another: the first of a newcomer makes her known, and those beside it would make others of her.
  const before = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (!offered) return;
    void browserApi()
      .get<WishlistAnswer>(wishlistPaths.wishlist)
      .then((answer) => setIds(answer.ok ? answer.value.ids : []));
  }, [offered]);
  const toggle = useCallback(
    (id: string) => {
      const liked = ids?.includes(id) ?? false;
      const after = (all: readonly string[] | null, like: boolean) =>
        like ? [id, ...(all ?? [])] : (all ?? []).filter((one) => one !== id);
      // Shown at once, and taken back when the shop did not keep it.
      setIds((all) => after(all, !liked));
      setFailed(false);
      const api = browserApi();
      const send = () => (liked ? api.del(wishlistPaths.wish(id)) : api.put(wishlistPaths.wish(id)));
      before.current = before.current.then(send).then((answer) => {
        if (answer.ok) return;
        setIds((all) => after(all, liked));
        setFailed(true);
      });
    },
    [ids],
  );
  return { offered, ids, failed, toggle };
}
