import type { OrderView } from "../../../services/orders/contract.ts";
import { tabStorage } from "../../tab-storage.ts";
import { lastOrderKey } from "../checkout/attempt.ts";
import { consentFor, onConsent } from "../consent/consent-store.ts";
import { track } from "./data-layer.ts";
import { bought } from "./trade-events.ts";

/** In the tab's storage: the order whose purchase was told; only after consent to anything that hears of it. */
const toldKey = "passepartout.bought";
let toldHere: string | null = null;

/**
 * Tells of a purchase once, in the tab that ordered: when the order is paid. Its page can be opened again from everywhere.
 * Browser only.
 */
export function trackPurchase(order: OrderView): void {
  if (order.payment.state !== "paid" || toldHere === order.number) return;
  const storage = tabStorage();
  if (storage.getItem(toldKey) === order.number || !wasOrderedHere(storage, order.number)) return;
  toldHere = order.number;
  track(bought(order));
  const remember = () => {
    const heard = (["statistics", "marketing"] as const).some((category) => consentFor(category) === "GRANTED");
    if (heard) storage.setItem(toldKey, order.number);
  };
  remember();
  onConsent(remember);
}

function wasOrderedHere(storage: Pick<Storage, "getItem">, number: string): boolean {
  try {
    return (JSON.parse(storage.getItem(lastOrderKey) ?? "null") as { number?: unknown } | null)?.number === number;
  } catch {
    return false;
  }
}
