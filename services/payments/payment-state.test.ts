import fc from "fast-check";
import { expect, test } from "vitest";
import { type PaymentState, paymentStates } from "./contract.ts";
import { stateAfter } from "./payment-state.ts";

const after = (reports: readonly PaymentState[]) =>
  reports.reduce<PaymentState>((present, reported) => stateAfter(present, reported) ?? present, "open");

test("paid at once, or after the bank took its time", () => {
  expect(after(["paid"])).toBe("paid");
  expect(after(["pending", "paid"])).toBe("paid");
  expect(after(["pending", "declined"])).toBe("declined");
});

test("a report that comes late changes nothing", () => {
  expect(after(["paid", "pending"])).toBe("paid");
  expect(after(["pending", "open"])).toBe("pending");
  expect(after(["declined", "pending"])).toBe("declined");
});

test("money that arrives after all counts, even for a payment given up", () => {
  expect(after(["expired", "paid"])).toBe("paid");
  expect(after(["cancelled", "paid"])).toBe("paid");
});

test("in whatever order reports come and how often: paid if any said so", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...paymentStates), { maxLength: 12 }), (reports) => {
      expect(after(reports) === "paid").toBe(reports.includes("paid"));
    }),
  );
});
