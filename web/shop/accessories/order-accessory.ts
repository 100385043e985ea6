import type { z } from "zod";
import type { Api } from "../../../core/http/api.ts";
import { type CartChange, cartPaths } from "../../../services/carts/contract.ts";
import type { accessoryOrder } from "../../../services/prices/contract.ts";
import { trackNewLine } from "../../frame/tracking/track-line.ts";

interface Wanted {
  readonly sku: string;
  readonly quantity: number;
}

/**
 * Has the shop check and price accessories for a card's size, and puts them into the basket: one piece so many times,
 * so that the basket counts them and the same ones join.
 */
export async function orderAccessory(api: Api, card: string, { sku, quantity }: Wanted): Promise<boolean> {
  const path = `/web-api/card-accessory-order?card=${encodeURIComponent(card)}`;
  const ordered = await api.post<z.infer<typeof accessoryOrder>>(path, {
    body: { accessories: [{ sku, quantity: 1 }] },
  });
  if (!ordered.ok) return false;
  const added = await api.post<CartChange>(cartPaths.lines, { body: { ...ordered.value.line, quantity } });
  if (added.ok) trackNewLine(added.value);
  return added.ok;
}
