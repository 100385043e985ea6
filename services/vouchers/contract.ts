import { z } from "zod";
import { badLine } from "../../core/bad-line.ts";
import { currencies } from "../../core/money.ts";
import { discountRule } from "./discount-rule.ts";
import { mostCodeLength } from "./limits.ts";
import { voucherReasons } from "./voucher-reasons.ts";

export { type DiscountRule, discountRule } from "./discount-rule.ts";
export { giftVoucherKind } from "./gift-voucher-kind.ts";
export { mostCodeLength } from "./limits.ts";
export { printedText, signsNotPrinted } from "./printed-signs.ts";
export type { VoucherReason } from "./voucher-reasons.ts";

/** `services/vouchers` over HTTP. A basket's codes are put in and taken out at `services/carts`. */
export const voucherPaths = {
  /**
   * POST `voucherRequest` -> `voucherValue`: a code's effect on an amount. No GET: codes must not be in addresses and
   * logs.
   */
  value: "/web-api/voucher",
  /** GET -> `giftVoucherOffer`: what is sold, and what to put into the basket for it. */
  giftVoucher: "/gift-voucher",
  /** GET -> `myVouchers`; 401 when nobody is signed in. */
  mine: "/web-api/customer-vouchers",
} as const;

/**
 * POST a file: `?format=csv|json`, and `apply=true` or `report=csv`. -> `discountImport`. Files are streamed, so this
 * address is separate.
 */
export const discountImports = "/office-api/discount-imports";

/** For operators. */
export const officeVoucherPaths = {
  /** GET -> `discountList`, POST `discountRule` -> `discountView`. */
  discounts: "/office-api/discounts",
  /** POST, 204: nobody uses it any more. */
  endDiscount: (id: string) => `/office-api/discounts/${id}/end`,
  /** GET `codes.csv` (`?bom=true&decimal=comma`) and `codes.json`: all codes that were not ended. */
  discountFiles: "/office-api/discount-files",
  /** GET `giftsQuery` -> `giftList`; POST `giveAwayRequest` -> `givenAway`, the only answer that holds a code. */
  gifts: "/office-api/gift-vouchers",
  /** GET -> `giftView`. */
  gift: (id: string) => `/office-api/gift-vouchers/${id}`,
} as const;

export const voucherCode = z.string().trim().min(1, "required").max(mostCodeLength, "too-long");

const minor = z.int();

const voucherProblem = z.object({
  reason: z.enum(voucherReasons),
  /** To the minimum, minor units. */
  missing: minor.nullable(),
  /** Codes that count instead, because they and it do not go together; put in once more, it counts and they wait. */
  beside: z.array(z.string()),
});

/** A code in a basket or an order. Amounts are minor units of the basket's currency. */
export const voucherView = z.object({
  id: z.uuid(),
  /** `discount` reduces the products' price; `gift` is money and pays for the order. */
  type: z.enum(["discount", "gift"]),
  /** The code, of a gift voucher only its end. */
  label: z.string(),
  /** Parts per million. */
  percent: minor.nullable(),
  /** Its reduction or payment; of a gift voucher in a basket its whole balance. */
  amount: minor,
  freeShipping: z.boolean(),
  /** Balance of a gift voucher before this order. */
  balance: minor.nullable(),
  validTo: z.iso.date().nullable(),
  /** Why it does nothing now. */
  problem: voucherProblem.nullable(),
});
export type VoucherView = z.infer<typeof voucherView>;

export const voucherRequest = z.object({
  code: voucherCode,
  /** Total of products in minor units of the locale's currency. */
  amount: minor.min(0).max(99_999_999),
  /** Product kind, for codes that are restricted to some kinds. */
  kind: z.string().max(40).optional(),
});

export const voucherValue = z.object({
  currency: z.enum(currencies),
  type: z.enum(["discount", "gift"]),
  label: z.string(),
  percent: minor.nullable(),
  freeShipping: z.boolean(),
  /** Off the amount. */
  discount: minor,
  /** Part that a gift voucher pays. */
  pays: minor,
  /** Remaining amount to pay. */
  rest: minor,
  /** Left on a gift voucher after that. */
  balance: minor.nullable(),
  validTo: z.iso.date().nullable(),
  problem: voucherProblem.nullable(),
});
export type VoucherValue = z.infer<typeof voucherValue>;

/** A gift voucher as the account of who bought it or paid with it shows it. Minor units of its currency. */
export const myVoucher = z.object({
  /** The last four of its code, which nobody but its mail says. */
  hint: z.string(),
  currency: z.enum(currencies),
  amount: minor,
  /** Balance. */
  balance: minor,
  validTo: z.iso.date(),
  issuedAt: z.iso.datetime(),
  /** By her; otherwise she paid with it. */
  bought: z.boolean(),
  /** `void`: given back. */
  state: z.enum(["open", "spent", "expired", "void"]),
});
export type MyVoucher = z.infer<typeof myVoucher>;
/** The newest first. */
export const myVouchers = z.object({ vouchers: z.array(myVoucher) });
export type MyVouchers = z.infer<typeof myVouchers>;

/** Put into the basket at `cartPaths.lines` as `{kind, configuration, quantity}`. */
export const giftVoucherOffer = z.object({
  kind: z.literal("voucher"),
  currency: z.enum(currencies),
  /** To choose from, minor units. */
  amounts: z.array(minor),
  /** Limits of an amount of one's own, whole units of the currency. */
  least: minor,
  most: minor,
  /** Last day of one that is bought today. */
  validTo: z.iso.date(),
  delivery: z.array(z.enum(["mail"])),
  /** Days that may be chosen for the mail; `deliverOn` of the configuration, null for as soon as it is paid. */
  deliverFrom: z.iso.date(),
  deliverTo: z.iso.date(),
  longestRecipient: minor,
  longestMessage: minor,
});

/** Responses to pages by path, the same for everyone. */
export const voucherAnswers = { [voucherPaths.giftVoucher]: giftVoucherOffer } as const;

/** Problem types of a typed code, the last part of a problem's `type`. */
export const voucherProblems = [
  "voucher-unknown", // 404: the same for every code that is none
  "voucher-mistyped", // 422: it cannot be a code, its check symbol is wrong
  "voucher-refused", // 422, with `problem`: it exists, and this says why it does not hold here
  "too-many-vouchers", // 409
] as const;

export const discountView = z.object({
  id: z.uuid(),
  rule: discountRule,
  uses: minor,
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  endedAt: z.iso.datetime().nullable(),
  endedBy: z.string().nullable(),
});
export type DiscountView = z.infer<typeof discountView>;
export const discountList = z.object({ discounts: z.array(discountView) });

export const discountImportQuery = z.object({
  format: z.enum(["csv", "json"]),
  apply: z.stringbool().optional(),
  report: z.literal("csv").optional(),
});
export const discountImport = z.object({
  /** Good lines, `added` and `unchanged` together. */
  codes: minor,
  added: minor,
  unchanged: minor,
  /** The first of `errorCount`; with one of them nothing is taken. */
  errors: z.array(badLine),
  errorCount: minor,
  applied: z.boolean(),
});
export type DiscountImport = z.infer<typeof discountImport>;

export const giftsQuery = z.object({
  /** The last four of the code. */
  hint: z.string().trim().max(4).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

export const giftSummary = z.object({
  id: z.uuid(),
  hint: z.string(),
  currency: z.enum(currencies),
  amount: minor,
  balance: minor,
  validTo: z.iso.date(),
  issuedAt: z.iso.datetime(),
  /** The operator who gave it away; null: it was bought. */
  issuedBy: z.string().nullable(),
  note: z.string().nullable(),
  voidedAt: z.iso.datetime().nullable(),
});
export type GiftSummary = z.infer<typeof giftSummary>;
export const giftList = z.object({ gifts: z.array(giftSummary), total: minor, page: minor, pageSize: minor });

export const giftView = giftSummary.extend({
  /** The oldest first; their amounts add up to the balance. */
  entries: z.array(
    z.object({
      kind: z.enum(["issued", "redeemed", "given-back", "voided"]),
      amount: minor,
      orderId: z.uuid().nullable(),
      at: z.iso.datetime(),
      by: z.string().nullable(),
    }),
  ),
});
export type GiftView = z.infer<typeof giftView>;

export const giveAwayRequest = z.object({
  amount: minor.min(100).max(50_000),
  currency: z.enum(currencies),
  /** Why, for the record. */
  note: z.string().trim().min(3, "required").max(200, "too-long"),
});
export const givenAway = z.object({
  id: z.uuid(),
  code: z.string(),
  amount: minor,
  currency: z.enum(currencies),
  validTo: z.iso.date(),
});
export type GivenAway = z.infer<typeof givenAway>;
