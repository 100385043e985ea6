import { expect, test } from "vitest";
import type { OrderState } from "../../../services/orders/contract.ts";
import { stepsOf } from "./order-steps.ts";

/** An order that went through these states, one an hour. */
function order(...states: readonly OrderState[]) {
  const history = states.map((state, hour) => ({ state, at: `2026-11-21T${String(hour + 10)}:00:00.000Z` }));
  return { state: states.at(-1) ?? "placed", history };
}
const bar = (...states: readonly OrderState[]) =>
  stepsOf(order(...states)).map(({ name, mark, at }) => `${mark} ${name}${at ? ` ${at.slice(11, 13)}` : ""}`);

test("what is reached is done, what comes next is due since then", () => {
  expect(bar("placed", "paid")).toEqual([
    "done paid 11",
    "now files-checked 11",
    "ahead in-production",
    "ahead shipped",
    "ahead delivered",
  ]);
});

test("an unpaid order waits for its payment since it was placed", () => {
  expect(bar("placed")[0]).toBe("now paid 10");
});

test("a delivered order has nothing left", () => {
  const all = bar("placed", "paid", "files-checked", "in-production", "shipped", "delivered");
  expect(all.every((step) => step.startsWith("done"))).toBe(true);
  expect(all).toHaveLength(5);
});

test("a withdrawn check is due again, counted from the withdrawal", () => {
  expect(bar("placed", "paid", "files-checked", "paid").slice(0, 3)).toEqual([
    "done paid 13",
    "now files-checked 13",
    "ahead in-production",
  ]);
});

test("a cancelled order ends where it stood", () => {
  expect(bar("placed", "cancelled")).toEqual(["broken cancelled 11"]);
  expect(bar("placed", "paid", "cancelled")).toEqual(["done paid 11", "broken cancelled 12"]);
});

test("a complaint follows what was done; a new print takes the order back on its way", () => {
  const complained = ["placed", "paid", "files-checked", "in-production", "shipped", "complaint"] as const;
  expect(bar(...complained).at(-1)).toBe("broken complaint 15");
  expect(bar(...complained)).toHaveLength(5);
  expect(bar(...complained, "in-production")).toEqual([
    "done paid 11",
    "done files-checked 12",
    "done in-production 16",
    "now shipped 16",
    "ahead delivered",
  ]);
});
