import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { spread } from "../../core/spread.ts";
import { totalsOf as exactTotals, type TaxedLine } from "./totals.ts";

/** Of lines that are sent, without codes. */
const totalsOf = (lines: readonly Pick<TaxedLine, "total" | "tax">[], shipping: number) =>
  exactTotals(
    lines.map((one) => ({ ...one, discount: 0, sent: true })),
    shipping,
  );

const german = { rate: 190_000, included: true };
const british = { rate: 200_000, included: true };
const british0 = { rate: 0, included: true };
const american = { rate: 0, included: false };

test("a canvas of 43.90 and a parcel of 4.95 in Germany: 48.85, of it 7.80 tax", () => {
  expect(totalsOf([{ total: 4390, tax: german }], 495)).toEqual({
    goods: 4390,
    discount: 0,
    shipping: 495,
    taxes: [{ rate: 190_000, net: 4105, tax: 780, gross: 4885 }],
    total: 4885,
  });
});

test("the same price has another net in another country, the total stays", () => {
  const lines = (rate: number) => [{ total: 4390, tax: { rate, included: true } }];
  expect(totalsOf(lines(220_000), 0)).toMatchObject({ total: 4390, taxes: [{ net: 3598, tax: 792 }] });
  expect(totalsOf(lines(170_000), 0)).toMatchObject({ total: 4390, taxes: [{ net: 3752, tax: 638 }] });
});

test("tax is computed on the sum of a rate, not line by line", () => {
  const lines = Array.from({ length: 3 }, () => ({ total: 99, tax: german }));
  expect(totalsOf(lines, 0).taxes).toEqual([{ rate: 190_000, net: 250, tax: 47, gross: 297 }]);
});

test("where prices are shown without tax, it comes on top", () => {
  expect(totalsOf([{ total: 10_000, tax: { rate: 88_750, included: false } }], 799)).toMatchObject({
    taxes: [{ net: 10_799, tax: 958, gross: 11_757 }],
    total: 11_757,
  });
  expect(totalsOf([{ total: 10_000, tax: american }], 799)).toMatchObject({ total: 10_799, taxes: [{ tax: 0 }] });
});

test("delivery of goods with different rates is taxed in proportion to their value", () => {
  const lines = [
    { total: 3000, tax: british0 },
    { total: 1000, tax: british },
  ];
  expect(totalsOf(lines, 495)).toEqual({
    goods: 4000,
    discount: 0,
    shipping: 495,
    taxes: [
      { rate: 200_000, net: 937, tax: 187, gross: 1124 },
      { rate: 0, net: 3371, tax: 0, gross: 3371 },
    ],
    total: 4495,
  });
});

test("a discount is taken off before tax, and a gift voucher carries none of the delivery", () => {
  const print = { total: 4390, discount: 878, tax: german, sent: true };
  const gift = { total: 5000, discount: 0, tax: british0, sent: false };
  expect(exactTotals([print, gift], 495)).toEqual({
    goods: 9390,
    discount: 878,
    shipping: 495,
    taxes: [
      { rate: 190_000, net: 3367, tax: 640, gross: 4007 },
      { rate: 0, net: 5000, tax: 0, gross: 5000 },
    ],
    total: 9007,
  });
});

const amount = fc.integer({ min: 0, max: 100_000_00 });
const rate = fc.constantFrom(0, 26_000, 70_000, 81_000, 190_000, 200_000, 220_000);
const line = fc.record({ total: amount, tax: fc.record({ rate, included: fc.constant(true) }) });

describe("always", () => {
  test("with tax included, the total is what was shown, and net and tax add up to it", () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), amount, (lines, shipping) => {
        const totals = totalsOf(lines, shipping);
        const shown = lines.reduce((sum, { total }) => sum + total, 0) + shipping;
        expect(totals.total).toBe(shown);
        for (const { net, tax, gross } of totals.taxes) expect(net + tax).toBe(gross);
      }),
    );
  });

  test("the tax of a rate differs from the exact one by half a minor unit at most", () => {
    fc.assert(
      fc.property(amount, rate, (total, of) => {
        const [share] = totalsOf([{ total, tax: { rate: of, included: true } }], 0).taxes;
        expect(Math.abs((share?.tax ?? 0) - (total * of) / (1_000_000 + of))).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  test("what is spread adds up, and nobody is a whole unit away from the exact part", () => {
    fc.assert(
      fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 8 }), (whole, weights) => {
        const parts = spread(whole, weights);
        expect(parts.reduce((one, other) => one + other, 0)).toBe(whole);
        const sum = weights.reduce((one, other) => one + other, 0);
        if (sum === 0) return;
        parts.forEach((part, index) => {
          expect(Math.abs(part - (whole * (weights[index] ?? 0)) / sum)).toBeLessThan(1);
        });
      }),
    );
  });
});
