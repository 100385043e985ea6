import { describe, expect, test } from "vitest";
import type { OrderView } from "../../../services/orders/contract.ts";
import { phaseOf, secondsToNextLook } from "./order-phase.ts";

const order = (state: OrderView["state"], payment: OrderView["payment"]["state"]) => ({
  state,
  payment: { method: "test" as const, state: payment, payable: true },
});

describe("what the customer is told", () => {
  test("right after the payment page an open payment is asked about, later it is called unpaid", () => {
    expect(phaseOf(order("placed", "open"), true)).toBe("checking");
    expect(phaseOf(order("placed", "open"), false)).toBe("unpaid");
    expect(phaseOf(order("placed", "expired"), false)).toBe("unpaid");
  });
  test("follows the payment until the order is paid", () => {
    expect(phaseOf(order("placed", "pending"), true)).toBe("pending");
    expect(phaseOf(order("placed", "declined"), true)).toBe("declined");
    expect(phaseOf(order("placed", "cancelled"), true)).toBe("payment-cancelled");
  });
  test("then follows the order, whatever an earlier attempt to pay ended in", () => {
    expect(phaseOf(order("paid", "declined"), true)).toBe("paid");
    expect(phaseOf(order("files-checked", "paid"), false)).toBe("paid");
    expect(phaseOf(order("shipped", "paid"), false)).toBe("shipped");
    expect(phaseOf(order("cancelled", "paid"), true)).toBe("cancelled");
  });
});

describe("looking again", () => {
  test("gets rarer and never stops while the bank decides", () => {
    const distances = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 100].map((looks) => secondsToNextLook("pending", looks));
    expect(distances).toEqual([1, 1, 2, 3, 5, 8, 13, 20, 30, 30, 30]);
  });
  test("ends when nothing more comes by itself", () => {
    for (const phase of ["paid", "declined", "payment-cancelled", "cancelled", "delivered"] as const) {
      expect(secondsToNextLook(phase, 1)).toBeNull();
    }
  });
});
