import { expect, test } from "vitest";
import { canDeliver, firstChoice, type GiftOffer, lineOf, worthOf } from "./gift-choice.ts";

const offer: GiftOffer = {
  kind: "voucher",
  currency: "EUR",
  amounts: [1000, 2500, 5000, 10_000],
  least: 1000,
  most: 50_000,
  validTo: "2029-12-31",
  delivery: ["mail"],
  longestRecipient: 45,
  longestMessage: 200,
  deliverFrom: "2026-11-21",
  deliverTo: "2027-11-22",
};
const first = firstChoice(offer);

test("an amount in the middle is chosen at first, an own one counts in whole euros between the limits", () => {
  expect(worthOf(first, offer)).toBe(2500);
  const own = (typed: string) => worthOf({ ...first, amount: null, own: typed }, offer);
  expect([own("10"), own(" 35 "), own("500")]).toEqual([1000, 3500, 50_000]);
  for (const wrong of ["", "9", "501", "12.50", "12,50", "-20", "1e2", "viel"]) expect(own(wrong)).toBeNull();
});

test("what is left empty is not written on it", () => {
  expect(lineOf({ ...first, recipient: " Otto ", message: "  " }, 2500, offer)).toEqual({
    kind: "voucher",
    configuration: { amount: 2500, currency: "EUR", recipient: "Otto", sender: null, message: null, deliverOn: null },
    quantity: 1,
  });
});

test("is mailed on a day from today to a year ahead, or at once when none or today is chosen", () => {
  const on = (deliverOn: string) => ({ ...first, deliverOn });
  expect(["", "2026-11-21", "2027-11-22"].map((day) => canDeliver(on(day), offer))).toEqual([true, true, true]);
  expect(["2026-11-20", "2027-11-23"].map((day) => canDeliver(on(day), offer))).toEqual([false, false]);
  const sent = (day: string) => lineOf(on(day), 2500, offer).configuration.deliverOn;
  expect([sent(""), sent("2026-11-21"), sent("2026-12-24")]).toEqual([null, null, "2026-12-24"]);
});
