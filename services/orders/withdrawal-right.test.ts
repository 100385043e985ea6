import { describe, expect, test } from "vitest";
import type { Country } from "../../core/locale.ts";
import type { OrderState } from "./contract.ts";
import { amountBack, partsBack, withdrawalRight } from "./withdrawal-right.ts";

const frame = { id: "frame", withdrawalRight: true };
const picture = { id: "picture", withdrawalRight: false };

interface Case {
  readonly state?: OrderState;
  readonly country?: Country;
  readonly history?: readonly [OrderState, string][];
  readonly lines?: readonly (typeof frame)[];
  readonly withdrawn?: readonly string[];
}

function right(now: string, given: Case = {}) {
  const { state = "paid", country = "DE", history = [], lines = [frame, picture], withdrawn = [] } = given;
  const facts = {
    order: { state, arrivalLatest: "2026-01-20", shippingAddress: { country } },
    lines,
    history: history.map(([to, at]) => ({ state: to, at: new Date(at) })),
    withdrawn: new Set(withdrawn),
  };
  return withdrawalRight(facts, new Date(now), "Europe/Berlin");
}
const arrived: Case = { state: "delivered", history: [["delivered", "2026-01-20T15:00:00+01:00"]] };

describe("the term", () => {
  test("is open from the payment on, for ready-made lines alone", () => {
    expect(right("2026-01-13T10:00:00+01:00")).toEqual({ kind: "open", until: null, lines: ["frame"] });
  });

  test("ends with the fourteenth day after the delivery, by the shop's clock", () => {
    expect(right("2026-02-03T23:59:59+01:00", arrived)).toMatchObject({ kind: "open", until: "2026-02-03" });
    expect(right("2026-02-04T00:00:00+01:00", arrived)).toEqual({ kind: "withdrawal-over" });
  });

  test.each([
    ["a Saturday", "DE", "2026-01-17", "2026-02-02"],
    ["a Sunday", "DE", "2026-01-18", "2026-02-02"],
    ["Good Friday and Easter", "DE", "2026-03-20", "2026-04-07"],
    ["a holiday of the customer's country", "AT", "2026-10-12", "2026-10-27"],
  ] as const)("does not end on %s", (_, country, day, until) => {
    const history = [["delivered", `${day}T12:00:00Z`]] as [OrderState, string][];
    expect(right(`${day}T13:00:00Z`, { state: "delivered", country, history })).toMatchObject({ until });
  });

  test("counts from the last promised day while the delivery is not known, or from a later shipping", () => {
    const shipped = (at: string) => right(at, { state: "shipped", history: [["shipped", at]] });
    expect(shipped("2026-01-14T10:00:00Z")).toMatchObject({ until: "2026-02-03" });
    expect(shipped("2026-01-22T10:00:00Z")).toMatchObject({ until: "2026-02-05" });
  });

  test("begins anew with goods that are made and sent again", () => {
    const history: [OrderState, string][] = [
      ["shipped", "2026-01-14T10:00:00Z"],
      ["delivered", "2026-01-15T10:00:00Z"],
      ["complaint", "2026-03-01T10:00:00Z"],
      ["in-production", "2026-03-02T10:00:00Z"],
    ];
    const at = "2026-03-03T10:00:00Z";
    expect(right(at, { state: "complaint", history: history.slice(0, 3) })).toEqual({ kind: "withdrawal-over" });
    expect(right(at, { state: "in-production", history })).toMatchObject({ kind: "open", until: null });
  });
});

describe("nothing is offered", () => {
  const now = "2026-01-13T10:00:00+01:00";

  test.each(["CH", "US", "GB"] as const)("for goods that go to %s, where no such law holds", (country) => {
    expect(right(now, { country })).toEqual({ kind: "withdrawal-not-offered" });
  });

  test.each(["AT", "BE", "DE", "ES", "FR", "IT", "LI", "LU", "NL"] as const)("but for %s it is", (country) => {
    expect(right(now, { country }).kind).toBe("open");
  });

  test.each(["placed", "cancelled"] as const)("for an order that is %s", (state) => {
    expect(right(now, { state })).toEqual({ kind: "withdrawal-not-offered" });
  });

  test("for goods made for the customer, nor twice for the same", () => {
    expect(right(now, { lines: [picture] })).toEqual({ kind: "withdrawal-not-offered" });
    expect(right(now, { withdrawn: ["frame"] })).toEqual({ kind: "already-withdrawn" });
  });
});

describe("what goes back", () => {
  const lines = [
    { id: "a", total: 2000, discount: 0 },
    { id: "b", total: 3000, discount: 0 },
  ];
  const order = { total: 5495, lines };
  const nothing = { lines: new Set<string>(), amount: 0 };

  test("is the goods alone while the customer keeps something of the order", () => {
    expect(amountBack(order, new Set(["a"]), nothing)).toBe(2000);
  });

  test("is everything with its delivery when all goes back, at once or bit by bit", () => {
    expect(amountBack(order, new Set(["a", "b"]), nothing)).toBe(5495);
    expect(amountBack(order, new Set(["b"]), { lines: new Set(["a"]), amount: 2000 })).toBe(3495);
  });

  test("is less what a code took off the goods", () => {
    const reduced = [{ id: "a", total: 2000, discount: 400 }, ...lines.slice(1)];
    expect(amountBack({ total: 5095, lines: reduced }, new Set(["a"]), nothing)).toBe(1600);
  });

  test("goes back from the card first and to the gift vouchers last, whole or part by part", () => {
    const [card, gift] = [
      { provider: "test", amount: 4000 },
      { provider: "voucher", amount: 6000 },
    ] as const;
    expect(partsBack([gift, card], 0, 5000)).toEqual([
      { payment: card, amount: 4000 },
      { payment: gift, amount: 1000 },
    ]);
    expect(partsBack([gift, card], 3000, 2000)).toEqual([
      { payment: card, amount: 1000 },
      { payment: gift, amount: 1000 },
    ]);
    expect(partsBack([gift], 0, 500)).toEqual([{ payment: gift, amount: 500 }]);
  });
});
