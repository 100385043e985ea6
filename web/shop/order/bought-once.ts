import type { OrderView } from "../../../services/orders/contract.ts";
import { consentFor, onConsent } from "../../browser/consent-store.ts";
import { tabStorage, visitorStorage } from "../../browser/tab-storage.ts";
import { track } from "../../frame/tracking/data-layer.ts";
import { bought } from "../../frame/tracking/trade-events.ts";
import { lastOrderKey } from "./attempt.ts";

/** In the browser's storage, for all of its tabs: the order that was made last, and the one whose purchase was told. */
const orderedKey = "passepartout.ordered";
export const boughtKey = "passepartout.bought";
let toldHere: string | null = null;

/** Only after consent to anything that hears of it; also where it comes while the page is open. */
function keep(key: string, number: string): void {
  const put = () => {
    const heard = (["statistics", "marketing"] as const).some((category) => consentFor(category) === "GRANTED");
    if (heard) visitorStorage().setItem(key, number);
  };
  put();
  onConsent(put);
}

/** This tab made an order: whichever tab of the browser shows it paid first tells of it. Browser only. */
export function rememberOrdered(): void {
  const number = orderedInTab();
  if (number !== null) keep(orderedKey, number);
}

/**
 * Tells of a purchase once, in the browser that ordered, by whichever of its tabs shows the order paid. Its page can be
 * opened again from everywhere. Browser only.
 */
export async function trackPurchase(order: OrderView): Promise<void> {
  const { number, payment } = order;
  if (payment.state !== "paid" || toldHere === number || !wasOrderedHere(number)) return;
  toldHere = number;
  // Two tabs that hear of it at the same moment come one after the other.
  await alone(() => {
    if (visitorStorage().getItem(boughtKey) === number) return;
    track(bought(order));
    keep(boughtKey, number);
  });
}

/** Old browsers have no locks; there two tabs could tell of it, of which the shop's store takes one. */
const alone = async (act: () => void): Promise<void> =>
  navigator.locks === undefined ? act() : navigator.locks.request(boughtKey, act);

const wasOrderedHere = (number: string): boolean =>
  visitorStorage().getItem(orderedKey) === number || orderedInTab() === number;

function orderedInTab(): string | null {
  try {
    const { number } = JSON.parse(tabStorage().getItem(lastOrderKey) ?? "{}") as { readonly number?: unknown };
    return typeof number === "string" ? number : null;
  } catch {
    return null;
  }
}
