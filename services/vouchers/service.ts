import { wallClock } from "../../core/calendar-date.ts";
import type { Channel } from "../../core/channel.ts";
import type { Currency } from "../../core/money.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Database, Db, Trx } from "../../platform/database/database.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { countOthersInBasket, moveToBasket, putIntoBasket, takeOutOfBasket, vouchersInBasket } from "./basket-store.ts";
import type { AppliedDiscount, BasketVoucher, Redemption } from "./basket-vouchers.ts";
import type { MyVoucher } from "./contract.ts";
import { anyWaiting, type DueGift, linesDue, takeDue } from "./deliver-gifts.ts";
import { type Compared, compareRules, insertAll, openRules } from "./discount-batch.ts";
import type { DiscountRule } from "./discount-rule.ts";
import {
  discountsOf,
  endDiscount,
  findDiscountId,
  insertDiscount,
  insertUse,
  listDiscounts,
  lockDiscounts,
  type Orderer,
  type StoredDiscount,
  undoUses,
  usesOf,
} from "./discount-store.ts";
import { giftCodes, hashOfCode, readGiftCode, tidyCode } from "./gift-code.ts";
import { bookReturn, type GiftReturn } from "./gift-return.ts";
import {
  book,
  entriesOf,
  findGiftId,
  type GiftEntry,
  giftsOf,
  listGifts,
  lockGifts,
  type StoredGift,
  spentLines,
} from "./gift-store.ts";
import { giveAway, type IssuedGift, issueBought, type Purchase, voidBought } from "./issue-gifts.ts";
import { mostVouchers } from "./limits.ts";
import { giftsAmong, myVoucher, type Whose } from "./my-vouchers.ts";
import { mayRetakeUses, retakeUses } from "./retake-uses.ts";
import type { VoucherReason } from "./voucher-reasons.ts";

export { anyInBasket } from "./basket-store.ts";
export {
  type AppliedDiscount,
  type AppliedVouchers,
  applyVouchers,
  type BasketVoucher,
  type Redemption,
  redeem,
  type VoucherLine,
  type VoucherRefusal,
} from "./basket-vouchers.ts";
export type { Orderer } from "./discount-store.ts";
export { giftConfiguration, giftLine } from "./gift-line.ts";
export { giftMail } from "./gift-mail.ts";
export { createGiftOffers, type GiftOffers, withGiftOffers } from "./gift-offer.ts";
export { giftProvider } from "./gift-provider.ts";
export { giftVoucherKind } from "./gift-voucher-kind.ts";
export type { IssuedGift, Purchase } from "./issue-gifts.ts";
export type { VoucherReason } from "./voucher-reasons.ts";
export { voucherViews } from "./voucher-view.ts";

export interface VouchersOptions {
  readonly database: Database;
  readonly clock: Clock;
  /** IANA zone of the shop. */
  readonly zone: string;
  /** Secret of gift voucher codes; at least 32 random bytes. */
  readonly secret: string;
}

export type FindFailure = "voucher-unknown" | "voucher-mistyped";

/** A code that cannot be used by this customer. */
export interface RefusedDiscount {
  readonly code: string;
  readonly reason: VoucherReason;
}

/** An order's amount from a gift voucher, minor units. */
export type GiftShare = Pick<Redemption, "giftId" | "amount">;

/** Codes and gift vouchers of an order. */
export interface Wanted {
  readonly discounts: readonly AppliedDiscount[];
  readonly redemptions: readonly Redemption[];
}

/** The orderer, and whether she ordered before. */
export interface KnownOrderer extends Orderer {
  readonly ordered: boolean;
}

/** Discount codes and gift vouchers. */
export interface Vouchers {
  /** In the order in which they were put in. */
  inBasket(cartId: string): Promise<readonly BasketVoucher[]>;
  /** The voucher of a typed code; without a valid code the caller learns only that it is unknown. */
  find(typed: string, channel: Channel): Promise<Outcome<BasketVoucher, FindFailure>>;
  /**
   * Adds it as the last one, also when it is in already; false when the basket is full. The caller holds the basket's
   * lock.
   */
  put(trx: Trx, cartId: string, voucher: BasketVoucher, channel: Channel): Promise<boolean>;
  takeOut(trx: Trx, cartId: string, id: string): Promise<boolean>;
  moveBasket(trx: Db, from: string, to: string): Promise<void>;
  /** The first of these codes that this customer used up or may not use. */
  refusedFor(db: Db, discounts: readonly AppliedDiscount[], orderer: KnownOrderer): Promise<RefusedDiscount | null>;
  /** Locks them until the transaction ends. False when there is less left than when the order was priced. */
  hold(trx: Trx, wanted: Wanted): Promise<boolean>;
  /** Notes the codes an order used. */
  use(trx: Trx, orderId: string, orderer: Orderer, discounts: readonly AppliedDiscount[]): Promise<void>;
  /** Takes money from a held gift voucher for a payment. */
  pay(trx: Trx, orderId: string, paymentId: string, share: GiftShare): Promise<void>;
  /** An order was cancelled or not paid in time: its codes may be used again. */
  undo(trx: Trx, orderId: string): Promise<void>;
  /** Books money that goes back to a gift voucher, once for each refund. */
  takeBack(trx: Trx, back: GiftReturn): Promise<void>;
  /**
   * An order whose codes were undone is paid after all: notes them as used again and locks its gift vouchers until the
   * transaction ends. False, and nothing noted, when others have them by now.
   */
  retake(trx: Trx, orderId: string, shares: readonly GiftShare[]): Promise<boolean>;
  /** Makes the gift vouchers of a paid order's line, each once. */
  issue(trx: Trx, purchase: Purchase): Promise<void>;
  /** Takes some of these lines' gift vouchers whose day has come, to write their mails in this transaction. */
  takeDue(trx: Trx, lineIds: readonly string[]): Promise<readonly DueGift[]>;
  /** Whether a mail of these lines is still to be written, today or later. */
  anyWaiting(db: Db, lineIds: readonly string[]): Promise<boolean>;
  /** Order lines with gift vouchers whose day has come. */
  linesDue(): Promise<readonly string[]>;
  /** Gift vouchers of these orders, for the customer's account. */
  mine(whose: Whose): Promise<readonly MyVoucher[]>;
  /** Which of these order lines' gift vouchers something was spent of; those cannot be voided. */
  spentOf(db: Db, lineIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Ends the gift vouchers bought with these order lines; false, and nothing done, when something of one was spent. */
  voidBought(trx: Trx, lineIds: readonly string[]): Promise<boolean>;
  /** Two accounts of one person become one: a code that was used with either was used. */
  join(trx: Db, from: string, to: string): Promise<void>;
  /** Her account ends; how often a code was used stays known by the hash of her address alone. */
  forget(trx: Db, customerId: string): Promise<void>;
  readonly office: OfficeVouchers;
}

export interface OfficeVouchers {
  discounts(): Promise<readonly StoredDiscount[]>;
  create(rule: DiscountRule, by: string): Promise<Outcome<StoredDiscount, "code-taken" | "code-like-gift">>;
  /** Of all codes that were not ended, by code. */
  rules(): Promise<readonly DiscountRule[]>;
  /** Divides codes into new, unchanged and different ones. */
  compare(rules: readonly DiscountRule[]): Promise<Compared>;
  /** Makes all of them, or none when one of their codes exists by now: those are answered. */
  createAll(rules: readonly DiscountRule[], by: string): Promise<readonly string[]>;
  end(id: string, by: string): Promise<boolean>;
  gifts(filter: { readonly hint?: string | undefined; readonly page: number }): ReturnType<typeof listGifts>;
  gift(id: string): Promise<{ readonly gift: StoredGift; readonly entries: readonly GiftEntry[] } | null>;
  /** The only moment the code is seen. */
  giveAway(
    gift: { readonly amount: number; readonly currency: Currency; readonly note: string },
    by: string,
  ): Promise<IssuedGift>;
}

export function createVouchers({ database, clock, zone, secret }: VouchersOptions): Vouchers {
  const { db } = database;
  const issuing = { codeOf: giftCodes(secret), zone, clock };

  async function find(typed: string, channel: Channel): Promise<Outcome<BasketVoucher, FindFailure>> {
    const giftCode = readGiftCode(typed);
    if (giftCode === "mistyped") return failed("voucher-mistyped");
    if (giftCode !== null) {
      const id = await findGiftId(db, hashOfCode(giftCode));
      const [gift] = id === null ? [] : await giftsOf(db, [id]);
      if (!gift) return failed("voucher-unknown");
      const { hint, currency, balance, validTo, voidedAt } = gift;
      return done({ type: "gift", id: gift.id, hint, currency, balance, validTo, voided: voidedAt !== null });
    }
    const id = await findDiscountId(db, typed.trim().toUpperCase());
    const [discount] = id === null ? [] : await discountsOf(db, [id]);
    if (!discount) return failed("voucher-unknown");
    const { rule, uses, endedAt } = discount;
    return done({ type: "discount", id: discount.id, rule, uses, ended: endedAt !== null, channel });
  }

  /** Locks these gift vouchers; whether each has as much as is to be taken. */
  async function cover(trx: Trx, shares: readonly GiftShare[]): Promise<boolean> {
    const gifts = await lockGifts(
      trx,
      shares.map(({ giftId }) => giftId),
    );
    const today = wallClock(clock.now(), zone).date;
    return shares.every(({ giftId, amount }) =>
      gifts.some(
        (gift) => gift.id === giftId && gift.voidedAt === null && today <= gift.validTo && gift.balance >= amount,
      ),
    );
  }

  return {
    find,
    inBasket: (cartId) => vouchersInBasket(db, cartId),
    put: async (trx, cartId, { id, type }, channel) => {
      if ((await countOthersInBasket(trx, cartId, id)) >= mostVouchers) return false;
      await putIntoBasket(trx, { cartId, id, type, channel }, clock.now());
      return true;
    },
    takeOut: takeOutOfBasket,
    moveBasket: moveToBasket,
    refusedFor: async (connection, discounts, orderer) => {
      for (const { voucher, refusal } of discounts) {
        if (refusal !== null) continue;
        const { code, firstOrder, mostUsesEach } = voucher.rule;
        if (firstOrder && orderer.ordered) return { code, reason: "not-first-order" };
        if (mostUsesEach === null) continue;
        if ((await usesOf(connection, voucher.id, orderer)) >= mostUsesEach) return { code, reason: "used-up" };
      }
      return null;
    },
    hold: async (trx, { discounts, redemptions }) => {
      const used = discounts.filter(({ refusal }) => refusal === null).map(({ voucher }) => voucher.id);
      await lockDiscounts(trx, used);
      const codes = await discountsOf(trx, used);
      const free = ({ rule, uses, endedAt }: StoredDiscount) =>
        endedAt === null && (rule.mostUses === null || uses < rule.mostUses);
      return codes.every(free) && (await cover(trx, redemptions));
    },
    use: async (trx, orderId, orderer, discounts) => {
      for (const { voucher, amount, refusal } of discounts) {
        if (refusal === null) await insertUse(trx, { discountId: voucher.id, orderId, orderer, amount }, clock.now());
      }
    },
    pay: async (trx, orderId, paymentId, { giftId, amount }) => {
      await book(trx, giftId, { kind: "redeemed", amount: -amount, orderId, paymentId }, clock.now());
    },
    undo: (trx, orderId) => undoUses(trx, orderId, clock.now()),
    takeBack: (trx, back) => bookReturn(trx, back, { clock, zone }),
    retake: async (trx, orderId, shares) => {
      if (!(await mayRetakeUses(trx, orderId)) || !(await cover(trx, shares))) return false;
      await retakeUses(trx, orderId, clock.now());
      return true;
    },
    issue: (trx, purchase) => issueBought(trx, purchase, issuing),
    takeDue: (trx, lineIds) => takeDue(trx, lineIds, issuing),
    anyWaiting,
    linesDue: () => linesDue(db, issuing),
    mine: async (whose) => {
      const today = wallClock(clock.now(), zone).date;
      return (await giftsAmong(db, whose)).map((gift) => myVoucher(gift, whose, today));
    },
    spentOf: spentLines,
    voidBought: (trx, lineIds) => voidBought(trx, lineIds, clock.now()),
    join: async (trx, from, to) => {
      await trx.updateTable("discount_use").set({ customer_id: to }).where("customer_id", "=", from).execute();
    },
    forget: async (trx, customerId) => {
      await trx.updateTable("discount_use").set({ customer_id: null }).where("customer_id", "=", customerId).execute();
    },
    office: {
      discounts: () => listDiscounts(db),
      create: async (rule, by) => {
        // It would be read as a gift voucher and never be found.
        if (readGiftCode(tidyCode(rule.code)) !== null) return failed("code-like-gift");
        const id = await insertDiscount(db, rule, by, clock.now());
        const [made] = id === null ? [] : await discountsOf(db, [id]);
        return made ? done(made) : failed("code-taken");
      },
      rules: () => openRules(db),
      compare: (rules) => compareRules(db, rules),
      createAll: (rules, by) => insertAll(db, rules, by, clock.now()),
      end: (id, by) => endDiscount(db, id, by, clock.now()),
      gifts: (filter) => listGifts(db, filter),
      gift: async (id) => {
        const [gift] = await giftsOf(db, [id]);
        return gift ? { gift, entries: await entriesOf(db, id) } : null;
      },
      giveAway: (gift, by) => db.transaction().execute((trx) => giveAway(trx, { ...gift, by }, issuing)),
    },
  };
}
