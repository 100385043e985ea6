import type { OrderView } from "../../../services/orders/contract.ts";
import type { Messages } from "../../words/messages.generated.ts";

/** What the customer is told about her order; a key of the messages. */
export type OrderPhase = keyof Messages["order"]["phases"];

/**
 * Where an order stands for its customer. Right after she comes back from the payment page, the shop may not have
 * heard of her payment yet: then it is asked about, and not called unpaid.
 *
 * @param patient whether it is still that moment
 */
export function phaseOf({ state, payment }: Pick<OrderView, "state" | "payment">, patient: boolean): OrderPhase {
  switch (state) {
    case "placed":
      return phaseOfPayment(payment.state, patient);
    case "files-checked":
      return "paid";
    default:
      return state;
  }
}

function phaseOfPayment(state: OrderView["payment"]["state"], patient: boolean): OrderPhase {
  switch (state) {
    case "pending":
      return "pending";
    case "declined":
      return "declined";
    case "cancelled":
      return "payment-cancelled";
    // Paid already, and the order is about to be.
    case "paid":
      return "checking";
    case "open":
    case "expired":
      return patient ? "checking" : "unpaid";
  }
}

/** Seconds from one question to the next, the first ones close together; null when there is nothing to wait for. */
export function secondsToNextLook(phase: OrderPhase, looks: number): number | null {
  const waits = phase === "checking" || phase === "pending" || phase === "unpaid";
  return waits ? (distances[Math.min(looks, distances.length) - 1] ?? 1) : null;
}

const distances = [1, 1, 2, 3, 5, 8, 13, 20, 30];

/** How many looks an open payment is given before it is called unpaid: about twelve seconds. */
export const patientLooks = 5;
