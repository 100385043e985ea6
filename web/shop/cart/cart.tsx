import { useEffect } from "react";
import { browserApi } from "../../browser/browser-api.ts";
import { useLookAgain, usePageStore } from "../../browser/store/use-page-store.ts";
import { setBasketPieces } from "../../frame/customer/customer-store.ts";
import { trackLine } from "../../frame/tracking/track-line.ts";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { createCartStore } from "./cart-store.ts";
import type { WayOn } from "./no-cart.tsx";
import { OpenCart } from "./open-cart.tsx";

/**
 * The visitor's basket; a skeleton until it is there.
 *
 * @param wayOn to what the shop offers, for who has nothing in it
 */
export function Cart({ wayOn }: { readonly wayOn: WayOn | null }) {
  const store = usePageStore(() => createCartStore(browserApi(), { onPieces: setBasketPieces, onLine: trackLine }));
  const load = store?.load ?? null;
  useEffect(() => void load?.(), [load]);
  useLookAgain(load);
  return store ? <OpenCart store={store} wayOn={wayOn} /> : <CartSkeleton />;
}
