import type { OrderState } from "../../../services/orders/contract.ts";
import type { OfficeMessages } from "../messages.ts";

/** What a move is called: the same state is reached by different deeds. */
export function moveName(from: OrderState, to: OrderState, t: OfficeMessages["moves"]): string {
  if (from === "complaint") {
    if (to === "in-production") return t.reprint;
    if (to === "delivered") return t.settle;
    if (to === "cancelled") return t.refund;
  }
  return t.to[to];
}

/** What happens by it, before it is done. */
export function explainMove(to: OrderState, paid: boolean, { explain }: OfficeMessages["moves"]): string {
  if (to === "cancelled") return paid ? `${explain.cancelled} ${explain.cancelledPaid}` : explain.cancelled;
  return to in explain ? explain[to as keyof typeof explain] : "";
}
