import type { CartChange } from "../../../services/carts/contract.ts";
import { track } from "./data-layer.ts";
import { lineChanged } from "./trade-events.ts";

/** Tracks a basket's line that was put in, changed or taken out. */
export function trackLine(...change: Parameters<typeof lineChanged>): void {
  const event = lineChanged(...change);
  if (event) track(event);
}

/** Tracks what was just put into the basket. */
export function trackNewLine({ lineId, cart }: CartChange): void {
  trackLine(
    cart.currency,
    undefined,
    cart.lines.find(({ id }) => id === lineId),
  );
}
