import { type OrderState, onward } from "../../../services/orders/contract.ts";

/** A state the operator can move an order to, and how the office asks. */
export interface Move {
  readonly to: OrderState;
  /** The way most orders go: one click, the primary button. */
  readonly onward: boolean;
  /** Must be explained; the reason stays in the trail. */
  readonly needsReason: boolean;
}

/** The offered moves, the usual one first. `ways` are the server's: what is not in them is not offered. */
export function movesOf(state: OrderState, ways: readonly OrderState[]): readonly Move[] {
  const usual = onward[state];
  return ways
    .map((to) => ({ to, onward: to === usual, needsReason: to !== usual }))
    .sort((one, other) => Number(other.onward) - Number(one.onward));
}

/**
 * Until when printing must wait, because the customer was promised to cancel free of charge; null when it need not.
 * The server decides; this only says so before the click.
 */
export function waitsUntil(
  { state, cancelPromisedUntil }: { readonly state: OrderState; readonly cancelPromisedUntil: string },
  to: OrderState,
  now: Date,
): string | null {
  const starts = state === "files-checked" && to === "in-production";
  return starts && Date.parse(cancelPromisedUntil) > now.getTime() ? cancelPromisedUntil : null;
}
