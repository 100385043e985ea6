import { describe, expect, test } from "vitest";
import { orderStates } from "../../../services/orders/contract.ts";
import { officeMessagesOf } from "../messages.ts";
import { explainMove, moveName } from "./move-words.ts";
import { movesOf, waitsUntil } from "./order-moves.ts";

const de = officeMessagesOf("de-DE");
const en = officeMessagesOf("en-GB");

test("the usual way comes first and needs no reason; every other does", () => {
  expect(movesOf("files-checked", ["cancelled", "paid", "in-production"])).toEqual([
    { to: "in-production", onward: true, needsReason: false },
    { to: "cancelled", onward: false, needsReason: true },
    { to: "paid", onward: false, needsReason: true },
  ]);
});

test("only what the server allows is offered", () => {
  expect(movesOf("files-checked", [])).toEqual([]);
  expect(movesOf("delivered", ["complaint"]).map(({ to }) => to)).toEqual(["complaint"]);
});

test("approving a file oneself is never the usual way", () => {
  expect(movesOf("paid", ["files-checked", "cancelled"]).every(({ needsReason }) => needsReason)).toBe(true);
});

describe("printing waits while the customer may cancel", () => {
  const order = { state: "files-checked", cancelPromisedUntil: "2026-11-21T11:00:00.000Z" } as const;
  test("until the promised minute, not longer", () => {
    expect(waitsUntil(order, "in-production", new Date("2026-11-21T10:59:59Z"))).toBe(order.cancelPromisedUntil);
    expect(waitsUntil(order, "in-production", new Date("2026-11-21T11:00:00Z"))).toBeNull();
  });
  test("and nothing else waits", () => {
    const early = new Date("2026-11-21T10:30:00Z");
    expect(waitsUntil(order, "cancelled", early)).toBeNull();
    expect(waitsUntil({ ...order, state: "complaint" }, "in-production", early)).toBeNull();
  });
});

test("the same state is reached by deeds of different names", () => {
  expect(moveName("files-checked", "in-production", de.moves)).toBe("In den Druck geben");
  expect(moveName("complaint", "in-production", de.moves)).toBe("Neu drucken");
  expect(moveName("complaint", "cancelled", en.moves)).toBe("Cancel and refund");
});

test("cancelling what is paid says that the money must go back", () => {
  expect(explainMove("cancelled", true, de.moves)).toContain("Rückzahlung");
  expect(explainMove("cancelled", false, de.moves)).not.toContain("Rückzahlung");
});

test("every state has words in both languages", () => {
  for (const state of orderStates) {
    for (const t of [de, en]) expect([t.state[state], t.orders.tab[state], t.moves.to[state]]).not.toContain("");
  }
});
