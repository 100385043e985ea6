import { expect, test } from "vitest";
import type { StoredGift } from "./gift-store.ts";
import { myVoucher } from "./my-vouchers.ts";

const gift: StoredGift = {
  id: "secret-id",
  hint: "7QZK",
  currency: "EUR",
  amount: 5000,
  balance: 610,
  validTo: "2029-12-31",
  issuedAt: new Date("2026-11-21T09:00:00Z"),
  orderLineId: "line",
  issuedBy: null,
  note: null,
  voidedAt: null,
};
const whose = { orders: ["order"], lines: ["line"] };

test.each([
  ["open", {}, "2026-11-22"],
  ["open", {}, "2029-12-31"],
  ["expired", {}, "2030-01-01"],
  ["spent", { balance: 0 }, "2030-01-01"],
  ["void", { voidedAt: new Date() }, "2026-11-22"],
] as const)("is %s", (state, changes, today) => {
  expect(myVoucher({ ...gift, ...changes }, whose, today).state).toBe(state);
});

test("says what is left and its last four signs, and nothing that a code could be made from", () => {
  expect(myVoucher(gift, whose, "2026-11-22")).toEqual({
    hint: "7QZK",
    currency: "EUR",
    amount: 5000,
    balance: 610,
    validTo: "2029-12-31",
    state: "open",
    issuedAt: "2026-11-21T09:00:00.000Z",
    bought: true,
  });
  expect(myVoucher(gift, { orders: ["order"], lines: [] }, "2026-11-22").bought).toBe(false);
});
