import type { z } from "zod";
import type {
  DiscountImport,
  discountList,
  discountRule,
  discountView,
  GiftSummary,
  GiftView,
  GivenAway,
  giftList,
  giftVoucherOffer,
  giveAwayRequest,
  myVouchers,
  VoucherValue,
  voucherRequest,
} from "./contract.ts";

const rule: z.input<typeof discountRule> = {
  code: "WINTER20",
  effect: { kind: "percent", ppm: 200_000 },
  minimum: { EUR: 5000 },
  ...{ validFrom: "2026-12-01", validTo: "2026-12-31", channels: ["poster"], countries: ["DE", "AT"], kinds: [] },
  ...{ mostUses: 1000, mostUsesEach: 1, firstOrder: false, withCampaigns: true, combinable: false },
};
const discount: z.input<typeof discountView> = {
  ...{ id: "0191f3a2-7c1e-7d8a-9b52-3f5d0f4f2a10", rule, uses: 12 },
  ...{ createdAt: "2026-11-21T09:00:00.000Z", createdBy: "Mira Muster", endedAt: null, endedBy: null },
};
const gift: GiftSummary = {
  ...{ id: "0191f3a2-7c1e-7d8a-9b52-3f5d0f4f2a11", hint: "7QZK", currency: "EUR", amount: 5000, balance: 610 },
  ...{ validTo: "2029-12-31", issuedAt: "2026-11-21T09:00:00.000Z", issuedBy: "Mira Muster", note: "complaint 100012" },
  voidedAt: null,
};
const entry = { orderId: null, by: null };

/** What the description of the interface shows of each call. */
export const examples = {
  request: { code: "WINTER20", amount: 8780, kind: "photoframe" } satisfies z.input<typeof voucherRequest>,
  value: {
    ...{ currency: "EUR", type: "discount", label: "WINTER20", percent: 200_000, freeShipping: false },
    ...{ discount: 1756, pays: 0, rest: 7024, balance: null, validTo: "2026-12-31", problem: null },
  } satisfies VoucherValue,
  offer: {
    ...{ kind: "voucher", currency: "EUR", amounts: [1000, 2500, 5000, 10_000], least: 1000, most: 50_000 },
    ...{ validTo: "2029-12-31", delivery: ["mail"], deliverFrom: "2026-11-21", deliverTo: "2027-11-22" },
    ...{ longestRecipient: 45, longestMessage: 200 },
  } satisfies z.input<typeof giftVoucherOffer>,
  mine: {
    vouchers: [
      {
        ...{ hint: "7QZK", currency: "EUR", amount: 5000, balance: 610, validTo: "2029-12-31", bought: false },
        ...{ issuedAt: "2026-11-21T09:00:00.000Z", state: "open" },
      },
    ],
  } satisfies z.input<typeof myVouchers>,
  rule,
  discount,
  discounts: { discounts: [discount] } satisfies z.input<typeof discountList>,
  imported: {
    ...{ codes: 2, added: 0, unchanged: 0, errorCount: 1, applied: false },
    errors: [{ line: 3, column: "percent", place: "SPRING10", rule: "a number above 0 and up to 100" }],
  } satisfies DiscountImport,
  report: 'line,column,place,rule\r\n"3","percent","SPRING10","a number above 0 and up to 100"\r\n',
  file: {
    json: JSON.stringify({ discounts: [rule] }),
    csv: "code,effect,percent,validFrom,countries\r\nWINTER20,percent,20,2026-12-01,DE AT\r\n",
  },
  gifts: { gifts: [gift], total: 1, page: 1, pageSize: 50 } satisfies z.input<typeof giftList>,
  gift: {
    ...gift,
    entries: [
      { ...entry, kind: "issued", amount: 5000, at: "2026-11-21T09:00:00.000Z", by: "Mira Muster" },
      { ...entry, kind: "redeemed", amount: -4390, at: "2026-12-02T18:30:00.000Z" },
    ],
  } satisfies GiftView,
  giving: { amount: 5000, currency: "EUR", note: "complaint 100012" } satisfies z.input<typeof giveAwayRequest>,
  given: {
    ...{ id: gift.id, code: "F3K9-2M7T-XW4H-87QZK", amount: 5000, currency: "EUR" },
    validTo: "2029-12-31",
  } satisfies GivenAway,
};
