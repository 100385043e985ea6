import fc from "fast-check";
import { expect, test } from "vitest";
import { type RefundState, refundStates } from "./contract.ts";
import { refundStateAfter } from "./refund-state.ts";

const after = (reports: readonly RefundState[]) =>
  reports.reduce<RefundState>((present, reported) => refundStateAfter(present, reported) ?? present, "requested");

test("money goes back at once, or after a while on its way", () => {
  expect(after(["succeeded"])).toBe("succeeded");
  expect(after(["pending", "succeeded"])).toBe("succeeded");
  expect(after(["succeeded", "pending"])).toBe("succeeded");
});

test("a bank may send the money back afterwards, and then it failed for good", () => {
  expect(after(["succeeded", "failed"])).toBe("failed");
  expect(after(["failed", "succeeded"])).toBe("failed");
});

test("in whatever order reports come and how often: failed if any said so", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...refundStates), { maxLength: 12 }), (reports) => {
      expect(after(reports) === "failed").toBe(reports.includes("failed"));
    }),
  );
});
