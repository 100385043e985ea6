import { describe, expect, test } from "vitest";
import { type OrderState, orderStates } from "./contract.ts";
import { type Actor, mayMove, transitions, waysOn } from "./transitions.ts";

const placedAt = new Date("2026-11-20T10:00:00Z");
const later = new Date("2026-11-20T11:00:00Z");
const may = (state: OrderState, to: OrderState, actor: Actor, now = later) =>
  mayMove({ state, placedAt }, to, actor, now);

test("the common way of an order, each step by its own hand", () => {
  const way: readonly [OrderState, OrderState, Actor][] = [
    ["placed", "paid", "payment"],
    ["paid", "files-checked", "print"],
    ["files-checked", "in-production", "operator"],
    ["in-production", "shipped", "operator"],
    ["shipped", "delivered", "operator"],
    ["delivered", "complaint", "operator"],
    ["complaint", "in-production", "operator"],
  ];
  for (const [from, to, actor] of way) expect(may(from, to, actor)).toEqual({ ok: true, value: to });
});

test("only a payment makes an order paid", () => {
  for (const actor of ["customer", "operator", "print", "system"] as const) {
    expect(may("placed", "paid", actor)).toEqual({ ok: false, error: "not-allowed" });
  }
});

test("nothing is printed that was not paid, and nothing cancelled comes back", () => {
  expect(waysOn("placed", "operator")).toEqual(["cancelled"]);
  for (const state of orderStates) expect(may("cancelled", state, "operator")).toMatchObject({ ok: false });
});

describe("the customer may cancel", () => {
  test.each(["placed", "paid", "files-checked"] as const)("while the order is %s", (state) => {
    expect(may(state, "cancelled", "customer")).toMatchObject({ ok: true });
  });

  test.each(["in-production", "shipped", "delivered", "complaint", "cancelled"] as const)(
    "no more when it is %s",
    (state) => expect(may(state, "cancelled", "customer")).toEqual({ ok: false, error: "not-allowed" }),
  );
});

test("production starts an hour after placing at the earliest, as promised", () => {
  const start = (now: string) => may("files-checked", "in-production", "operator", new Date(now));
  expect(start("2026-11-20T10:59:59Z")).toEqual({ ok: false, error: "cancel-promise-running" });
  expect(start("2026-11-20T11:00:00Z")).toMatchObject({ ok: true });
});

test("a reprint after a complaint waits for no promise", () => {
  expect(may("complaint", "in-production", "operator", placedAt)).toMatchObject({ ok: true });
});

test("every state but the first can be reached, and no way is listed twice", () => {
  expect(new Set(transitions.map(({ to }) => to)).union(new Set(["placed"]))).toEqual(new Set(orderStates));
  expect(new Set(transitions.map(({ from, to }) => `${from} ${to}`)).size).toBe(transitions.length);
});
