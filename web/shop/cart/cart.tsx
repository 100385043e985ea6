import { useEffect } from "react";
import { browserApi } from "../../browser/browser-api.ts";
import { useDesk, useLookAgain } from "../../browser/store/use-desk.ts";
import { setBasketPieces } from "../../frame/customer/customer-store.ts";
import { trackLine } from "../../frame/tracking/track-line.ts";
import { createCartDesk } from "./cart-desk.ts";
import { CartSkeleton } from "./cart-skeleton.tsx";
import type { WayOn } from "./no-cart.tsx";
import { OpenCart } from "./open-cart.tsx";

/**
 * The visitor's basket; a skeleton until it is there.
 *
 * @param wayOn to what the shop offers, for who has nothing in it
 */
export function Cart({ wayOn }: { readonly wayOn: WayOn | null }) {
  const desk = useDesk(() => createCartDesk(browserApi(), { onPieces: setBasketPieces, onLine: trackLine }));
  const load = desk?.load ?? null;
  useEffect(() => void load?.(), [load]);
  useLookAgain(load);
  return desk ? <OpenCart desk={desk} wayOn={wayOn} /> : <CartSkeleton />;
}
