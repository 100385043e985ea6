import { type CalendarDate, wallClock } from "../../core/calendar-date.ts";
import type { Currency } from "../../core/money.ts";
import type { Trx } from "../../platform/database/database.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { newId } from "../../platform/tokens/random.ts";
import { type GiftCodes, hashOfCode, hintOf } from "./gift-code.ts";
import { book, countOfLine, insertGift, lockGiftsOfLines, markVoided, type NewGift } from "./gift-store.ts";

/** A paid order line of gift vouchers. */
export interface Purchase {
  readonly orderLineId: string;
  readonly quantity: number;
  /** Of each, minor units. */
  readonly amount: number;
  readonly currency: Currency;
  /** The day on which they are mailed; null, and a day that is over: now. */
  readonly deliverOn: CalendarDate | null;
}

/** A gift voucher with its code, at a moment it is known. */
export interface IssuedGift {
  readonly id: string;
  readonly code: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly validTo: CalendarDate;
}

export interface Issuing {
  readonly codeOf: GiftCodes;
  readonly clock: Clock;
  readonly zone: string;
}

/** Until the end of the third year after it was issued (sections 195 and 199 BGB: claims end with the year). */
export const lastDayOf = (issued: CalendarDate): CalendarDate => `${Number(issued.slice(0, 4)) + 3}-12-31`;

async function issue(
  trx: Trx,
  amount: number,
  currency: Currency,
  from: NewGift["from"],
  { codeOf, clock, zone }: Issuing,
): Promise<IssuedGift | null> {
  const [id, now] = [newId(), clock.now()];
  const code = codeOf(id);
  const validTo = lastDayOf(wallClock(now, zone).date);
  const gift = { id, codeHash: hashOfCode(code), hint: hintOf(code), currency, amount, validTo, from };
  return (await insertGift(trx, gift, now)) ? { id, code, amount, currency, validTo } : null;
}

/** One for each piece of the line; a piece that has one already is passed over, so repeating it makes none. */
export async function issueBought(trx: Trx, purchase: Purchase, issuing: Issuing): Promise<void> {
  const { orderLineId, quantity, amount, currency } = purchase;
  // Asked before every handful of mails of an order that may have bought a thousand.
  if ((await countOfLine(trx, orderLineId)) === quantity) return;
  const deliverOn = purchase.deliverOn ?? wallClock(issuing.clock.now(), issuing.zone).date;
  for (let piece = 1; piece <= quantity; piece++) {
    await issue(trx, amount, currency, { orderLineId, piece, deliverOn }, issuing);
  }
}

/** One the shop gives away, for instance after a complaint. */
export async function giveAway(
  trx: Trx,
  gift: { readonly amount: number; readonly currency: Currency; readonly by: string; readonly note: string },
  issuing: Issuing,
): Promise<IssuedGift> {
  const issued = await issue(trx, gift.amount, gift.currency, { by: gift.by, note: gift.note }, issuing);
  if (!issued) throw new Error("a gift voucher without an order exists already");
  return issued;
}

/** Voids all or none: a spent one cannot be revoked. */
export async function voidBought(trx: Trx, lineIds: readonly string[], now: Date): Promise<boolean> {
  const gifts = await lockGiftsOfLines(trx, lineIds);
  if (gifts.some(({ balance, amount, voidedAt }) => voidedAt === null && balance < amount)) return false;
  for (const { id, balance, voidedAt } of gifts) {
    if (voidedAt !== null) continue;
    if (balance > 0) await book(trx, id, { kind: "voided", amount: -balance }, now);
    await markVoided(trx, id, now);
  }
  return true;
}
