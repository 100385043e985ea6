import type { CalendarDate } from "../../core/calendar-date.ts";
import type { Channel } from "../../core/channel.ts";
import type { Country } from "../../core/locale.ts";
import type { Currency } from "../../core/money.ts";
import { spread } from "../../core/spread.ts";
import type { DiscountRule } from "./discount-rule.ts";
import type { VoucherReason } from "./voucher-reasons.ts";

/** A code somebody put into a basket. */
export type BasketVoucher = BasketDiscount | BasketGift;

export interface BasketDiscount {
  readonly type: "discount";
  readonly id: string;
  readonly rule: DiscountRule;
  /** An operator ended it. */
  readonly ended: boolean;
  /** Orders it was used in. */
  readonly uses: number;
  /** Of the shop it was put in. */
  readonly channel: Channel;
}

export interface BasketGift {
  readonly type: "gift";
  readonly id: string;
  /** The last four of its code. */
  readonly hint: string;
  readonly currency: Currency;
  readonly balance: number;
  /** Last day. */
  readonly validTo: CalendarDate;
  readonly voided: boolean;
}

/** The parts of a basket's line that codes use; minor units. */
export interface VoucherLine {
  readonly kind: string;
  readonly total: number;
  /** A campaign reduces it. */
  readonly reduced: boolean;
  /** A gift voucher that is bought: money for money, so nothing is taken off it. */
  readonly gift: boolean;
}

export interface VoucherTerms {
  readonly currency: Currency;
  readonly country: Country;
  readonly on: CalendarDate;
}

export interface VoucherRefusal {
  readonly reason: VoucherReason;
  /** To the minimum, minor units. */
  readonly missing: number | null;
  /** Codes that count instead, because they and it do not go together. */
  readonly beside: readonly string[];
}

export interface AppliedDiscount {
  readonly voucher: BasketDiscount;
  readonly amount: number;
  readonly freeShipping: boolean;
  readonly refusal: VoucherRefusal | null;
}

export interface OfferedGift {
  readonly voucher: BasketGift;
  readonly refusal: VoucherRefusal | null;
}

/** Effects of the codes in a basket. */
export interface AppliedVouchers {
  /** In the order in which they were put in. */
  readonly discounts: readonly AppliedDiscount[];
  readonly gifts: readonly OfferedGift[];
  /** Discount of each line, in the order of the lines; none exceeds its line. */
  readonly shares: readonly number[];
  /** All of it. */
  readonly discount: number;
  readonly freeShipping: boolean;
}

/**
 * Applies codes in the order of their entry: each is rounded once, on the rest of its products after earlier ones, and
 * spread over them by largest remainder. Of incompatible codes the last one counts; the others wait. Pure.
 */
export function applyVouchers(
  vouchers: readonly BasketVoucher[],
  lines: readonly VoucherLine[],
  terms: VoucherTerms,
): AppliedVouchers {
  const shares = lines.map(() => 0);
  const discounts: AppliedDiscount[] = [];
  for (const { voucher, refusal } of countingCodes(vouchers, lines, terms)) {
    const left = lines.map((line, index) =>
      refusal === null && holdsFor(voucher.rule, line) ? line.total - (shares[index] ?? 0) : 0,
    );
    const amount = amountOff(voucher.rule, sum(left), terms.currency);
    for (const [index, share] of spread(amount, left).entries()) shares[index] = (shares[index] ?? 0) + share;
    const freeShipping = refusal === null && voucher.rule.effect.kind === "free-shipping";
    discounts.push({ voucher, amount, freeShipping, refusal });
  }
  const gifts = vouchers.flatMap((voucher) =>
    voucher.type === "gift" ? [{ voucher, refusal: refusalOfGift(voucher, terms) }] : [],
  );
  const freeShipping = discounts.some((one) => one.freeShipping);
  return { discounts, gifts, shares, discount: sum(shares), freeShipping };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((one, other) => one + other, 0);

const refusedFor = (
  reason: VoucherReason,
  more: Partial<Pick<VoucherRefusal, "missing" | "beside">> = {},
): VoucherRefusal => ({ reason, missing: null, beside: [], ...more });

function refusalOfDiscount(
  { rule, ended, uses, channel }: BasketDiscount,
  lines: readonly VoucherLine[],
  { currency, country, on }: VoucherTerms,
): VoucherRefusal | null {
  if (ended) return refusedFor("ended");
  if (on < rule.validFrom) return refusedFor("not-yet");
  if (rule.validTo !== null && on > rule.validTo) return refusedFor("expired");
  if (rule.mostUses !== null && uses >= rule.mostUses) return refusedFor("used-up");
  if (rule.channels.length > 0 && !rule.channels.includes(channel)) return refusedFor("other-shop");
  if (rule.countries.length > 0 && !rule.countries.includes(country)) return refusedFor("other-shop");
  if (rule.effect.kind === "amount" && rule.effect.amounts[currency] === undefined) return refusedFor("other-currency");
  if (!lines.some((line) => holdsFor(rule, line))) return refusedFor("goods-excluded");
  const goods = sum(lines.filter(({ gift }) => !gift).map(({ total }) => total));
  const missing = (rule.minimum[currency] ?? 0) - goods;
  return missing > 0 ? refusedFor("minimum-not-reached", { missing }) : null;
}

const holdsFor = ({ kinds, withCampaigns }: DiscountRule, { kind, reduced, gift }: VoucherLine): boolean =>
  !gift && (withCampaigns || !reduced) && (kinds.length === 0 || kinds.includes(kind));

/** Counting codes in the order of their entry; checked from the last one, with which the others must combine. */
function countingCodes(vouchers: readonly BasketVoucher[], lines: readonly VoucherLine[], terms: VoucherTerms) {
  const counting: DiscountRule[] = [];
  return vouchers
    .filter((voucher) => voucher.type === "discount")
    .toReversed()
    .map((voucher) => {
      const refusal = refusalOfDiscount(voucher, lines, terms) ?? besideOthers(voucher.rule, counting);
      if (refusal === null) counting.unshift(voucher.rule);
      return { voucher, refusal };
    })
    .toReversed();
}

/** A code that is not combinable excludes all others. */
const besideOthers = (rule: DiscountRule, others: readonly DiscountRule[]): VoucherRefusal | null =>
  others.length === 0 || (rule.combinable && others.every(({ combinable }) => combinable))
    ? null
    : refusedFor("not-combinable", { beside: others.map(({ code }) => code) });

/** Half up, never more than there is. */
function amountOff({ effect }: DiscountRule, goods: number, currency: Currency): number {
  if (effect.kind === "percent") return Number((BigInt(goods) * BigInt(effect.ppm) + 500_000n) / 1_000_000n);
  return effect.kind === "amount" ? Math.min(goods, effect.amounts[currency] ?? 0) : 0;
}

function refusalOfGift(gift: BasketGift, { currency, on }: VoucherTerms): VoucherRefusal | null {
  if (gift.voided) return refusedFor("ended");
  if (on > gift.validTo) return refusedFor("expired");
  if (gift.currency !== currency) return refusedFor("other-currency");
  return gift.balance === 0 ? refusedFor("used-up") : null;
}

/** The amount from each gift voucher. */
export interface Redemption {
  readonly giftId: string;
  readonly hint: string;
  readonly amount: number;
}

/** Less than this no payment provider takes. */
export const leastPayment = 50;

/**
 * Pays with gift vouchers, the one that expires first goes first. They buy no gift vouchers, and never leave a rest so
 * small that it cannot be paid: then a little stays on the last one.
 *
 * @param total what is to be paid @param bought gift vouchers in it
 */
export function redeem(gifts: readonly OfferedGift[], total: number, bought: number): readonly Redemption[] {
  const usable = gifts
    .filter(({ refusal }) => refusal === null)
    .map(({ voucher }) => voucher)
    .toSorted((one, other) => (one.validTo < other.validTo ? -1 : one.validTo > other.validTo ? 1 : 0));
  const most = Math.min(total - bought, sum(usable.map(({ balance }) => balance)));
  const rest = total - most;
  let left = rest > 0 && rest < leastPayment ? Math.max(0, total - leastPayment) : most;
  return usable.flatMap(({ id, hint, balance }) => {
    const amount = Math.min(balance, left);
    left -= amount;
    return amount > 0 ? [{ giftId: id, hint, amount }] : [];
  });
}
