import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  applyVouchers,
  type BasketDiscount,
  type BasketGift,
  leastPayment,
  redeem,
  type VoucherLine,
} from "./basket-vouchers.ts";
import { type DiscountRule, discountRule } from "./discount-rule.ts";

const terms = { currency: "EUR", country: "DE", on: "2026-11-21" } as const;
const line = (total: number, changes: Partial<VoucherLine> = {}): VoucherLine => ({
  kind: "photoframe",
  total,
  reduced: false,
  gift: false,
  ...changes,
});

const plain: DiscountRule = discountRule.parse({
  code: "winter20",
  effect: { kind: "percent", ppm: 200_000 },
  minimum: {},
  validFrom: "2026-11-01",
  validTo: "2026-12-24",
  channels: [],
  countries: [],
  kinds: [],
  mostUses: null,
  mostUsesEach: null,
  firstOrder: false,
  withCampaigns: true,
  combinable: false,
});
const code = (changes: Partial<DiscountRule> = {}, more: Partial<BasketDiscount> = {}): BasketDiscount => ({
  type: "discount",
  id: "code",
  rule: { ...plain, ...changes },
  ended: false,
  uses: 0,
  channel: "poster",
  ...more,
});
const fixed = (EUR: number): DiscountRule["effect"] => ({ kind: "amount", amounts: { EUR } });
const gift = (balance: number, changes: Partial<BasketGift> = {}): BasketGift => ({
  type: "gift",
  id: "gift",
  hint: "7XHA",
  currency: "EUR",
  balance,
  validTo: "2029-12-31",
  voided: false,
  ...changes,
});

const refusal = (voucher: BasketDiscount | BasketGift, lines = [line(4390)]) => {
  const { discounts, gifts } = applyVouchers([voucher], lines, terms);
  return [...discounts, ...gifts][0]?.refusal ?? null;
};

describe("a discount code", () => {
  test("of 20 % takes 8.78 off a canvas of 43.90", () => {
    expect(applyVouchers([code()], [line(4390)], terms)).toMatchObject({ discount: 878, shares: [878] });
  });

  test("is rounded once and spread by largest remainder, so that the lines add up to it", () => {
    const third = code({ effect: { kind: "percent", ppm: 333_333 } });
    expect(applyVouchers([third], [line(100), line(100), line(100)], terms)).toMatchObject({
      discount: 100,
      shares: [34, 33, 33],
    });
  });

  test("of an amount never takes more than there is", () => {
    expect(applyVouchers([code({ effect: fixed(5000) })], [line(1990), line(1000)], terms)).toMatchObject({
      discount: 2990,
      shares: [1990, 1000],
    });
  });

  test("takes nothing off gift vouchers, off other kinds, or off what a campaign reduces", () => {
    const lines = [line(1000), line(2000, { kind: "card" }), line(5000, { gift: true }), line(3000, { reduced: true })];
    expect(applyVouchers([code()], lines, terms).shares).toEqual([200, 400, 0, 600]);
    expect(applyVouchers([code({ kinds: ["card"] })], lines, terms).shares).toEqual([0, 400, 0, 0]);
    expect(applyVouchers([code({ withCampaigns: false })], lines, terms).shares).toEqual([200, 400, 0, 0]);
    expect(refusal(code({ kinds: ["calendar"] }), lines)).toMatchObject({ reason: "goods-excluded", missing: null });
    expect(refusal(code(), [line(5000, { gift: true })])).toMatchObject({ reason: "goods-excluded", missing: null });
  });

  test("says how much is missing to its minimum; gift vouchers do not count to it", () => {
    const from50 = code({ minimum: { EUR: 5000 } });
    expect(refusal(from50, [line(4390), line(9000, { gift: true })])).toMatchObject({
      reason: "minimum-not-reached",
      missing: 610,
    });
    expect(refusal(from50, [line(5000)])).toBeNull();
  });

  test("holds from its first to its last day, in its shops, and as often as it may be", () => {
    expect(refusal(code({ validFrom: "2026-11-22" }))?.reason).toBe("not-yet");
    expect(refusal(code({ validTo: "2026-11-20" }))?.reason).toBe("expired");
    expect(refusal(code({ validFrom: "2026-11-21", validTo: "2026-11-21" }))).toBeNull();
    expect(refusal(code({}, { ended: true }))?.reason).toBe("ended");
    expect(refusal(code({ channels: ["card"] }))?.reason).toBe("other-shop");
    expect(refusal(code({ countries: ["AT"] }))?.reason).toBe("other-shop");
    expect(refusal(code({ effect: { kind: "amount", amounts: { CHF: 500 } } }))?.reason).toBe("other-currency");
    expect(refusal(code({ mostUses: 3 }, { uses: 3 }))?.reason).toBe("used-up");
    expect(refusal(code({ mostUses: 3 }, { uses: 2 }))).toBeNull();
  });

  test("stands alone unless both may be combined; then the second sees what the first left", () => {
    const [first, second] = [code({}, { id: "a" }), code({ effect: fixed(1000) }, { id: "b" })];
    const both = [first, second].map((one) => ({ ...one, rule: { ...one.rule, combinable: true } }));
    expect(applyVouchers(both, [line(5000)], terms)).toMatchObject({ discount: 2000, shares: [2000] });
  });

  test("takes the place of the ones it does not go with, which wait and say for which", () => {
    const [neu, red] = [code({ code: "NEU10" }, { id: "a" }), code({ code: "RED20", effect: fixed(500) }, { id: "b" })];
    expect(applyVouchers([neu, red], [line(5000)], terms)).toMatchObject({
      discount: 500,
      discounts: [
        { amount: 0, refusal: { reason: "not-combinable", beside: ["RED20"] } },
        { amount: 500, refusal: null },
      ],
    });
    expect(applyVouchers([red, neu], [line(5000)], terms)).toMatchObject({ discount: 1000 });
  });

  test("that does not hold itself takes nobody's place", () => {
    const [neu, over] = [code({ code: "NEU10" }, { id: "a" }), code({ minimum: { EUR: 9000 } }, { id: "b" })];
    expect(applyVouchers([neu, over], [line(5000)], terms)).toMatchObject({
      discount: 1000,
      discounts: [{ refusal: null }, { refusal: { reason: "minimum-not-reached", missing: 4000 } }],
    });
  });

  test("can be the delivery", () => {
    const free = code({ effect: { kind: "free-shipping" } });
    expect(applyVouchers([free], [line(5000)], terms)).toMatchObject({ discount: 0, freeShipping: true });
    expect(applyVouchers([{ ...free, ended: true }], [line(5000)], terms)).toMatchObject({ freeShipping: false });
  });
});

describe("a gift voucher", () => {
  const offered = (...vouchers: BasketGift[]) => applyVouchers(vouchers, [line(4390)], terms).gifts;

  test("pays as far as it reaches, the rest stays on it", () => {
    expect(redeem(offered(gift(10_000)), 4885, 0)).toEqual([{ giftId: "gift", hint: "7XHA", amount: 4885 }]);
    expect(redeem(offered(gift(2000)), 4885, 0)).toMatchObject([{ amount: 2000 }]);
  });

  test("that ends first pays first", () => {
    const later = gift(3000, { id: "later" });
    const soon = gift(3000, { id: "soon", validTo: "2026-12-31" });
    expect(redeem(offered(later, soon), 4885, 0)).toMatchObject([
      { giftId: "soon", amount: 3000 },
      { giftId: "later", amount: 1885 },
    ]);
  });

  test("buys no gift voucher, and leaves no rest that nobody can pay", () => {
    expect(redeem(offered(gift(10_000)), 6000, 5000)).toMatchObject([{ amount: 1000 }]);
    expect(redeem(offered(gift(4875)), 4885, 0)).toMatchObject([{ amount: 4885 - leastPayment }]);
  });

  test("of another currency, ended, empty or expired pays nothing", () => {
    expect(refusal(gift(100, { currency: "CHF" }))?.reason).toBe("other-currency");
    expect(refusal(gift(100, { voided: true }))?.reason).toBe("ended");
    expect(refusal(gift(0))?.reason).toBe("used-up");
    expect(refusal(gift(100, { validTo: "2026-11-20" }))?.reason).toBe("expired");
    expect(redeem(offered(gift(100, { voided: true })), 4885, 0)).toEqual([]);
  });
});

describe("always", () => {
  const lines = fc.array(
    fc.record({
      kind: fc.constantFrom("photoframe", "card"),
      total: fc.integer({ min: 0, max: 99_999_999 }),
      reduced: fc.boolean(),
      gift: fc.boolean(),
    }),
    { maxLength: 12 },
  );
  const effect = fc.oneof(
    fc.integer({ min: 1, max: 1_000_000 }).map((ppm) => ({ kind: "percent" as const, ppm })),
    fc.integer({ min: 1, max: 99_999_999 }).map(fixed),
  );
  const codes = fc.array(
    fc.record({ effect, kinds: fc.constantFrom<string[]>([], ["card"]), withCampaigns: fc.boolean() }),
    { maxLength: 5 },
  );

  test("the shares add up to the codes, no line falls below zero, and what is excluded keeps its price", () => {
    fc.assert(
      fc.property(lines, codes, (basket, rules) => {
        const vouchers = rules.map((rule, index) => code({ ...rule, combinable: true }, { id: String(index) }));
        const { shares, discount, discounts } = applyVouchers(vouchers, basket, terms);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(discount);
        expect(discounts.reduce((sum, { amount }) => sum + amount, 0)).toBe(discount);
        for (const [index, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(basket[index]?.total ?? -1);
          if (basket[index]?.gift) expect(share).toBe(0);
        }
      }),
      { numRuns: 500 },
    );
  });

  test("gift vouchers pay at most what is owed and what is on them, and the rest can be paid", () => {
    const balances = fc.array(fc.integer({ min: 1, max: 50_000 }), { maxLength: 5 });
    fc.assert(
      fc.property(balances, fc.integer({ min: 0, max: 200_000 }), (amounts, total) => {
        const gifts = amounts.map((balance, index) => ({
          voucher: gift(balance, { id: String(index) }),
          refusal: null,
        }));
        const taken = redeem(gifts, total, 0);
        for (const { giftId, amount } of taken) {
          expect(amount).toBeGreaterThan(0);
          expect(amount).toBeLessThanOrEqual(amounts[Number(giftId)] ?? 0);
        }
        const rest = taken.reduce((left, { amount }) => left - amount, total);
        expect(rest === 0 || rest >= Math.min(leastPayment, total)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
