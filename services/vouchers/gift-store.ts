import { sql } from "kysely";
import type { CalendarDate } from "../../core/calendar-date.ts";
import type { Currency } from "../../core/money.ts";
import type { Db, Trx } from "../../platform/database/database.ts";

/** A gift voucher; its code is not kept. Minor units. */
export interface StoredGift {
  readonly id: string;
  /** The last four of its code. */
  readonly hint: string;
  readonly currency: Currency;
  readonly amount: number;
  /** Balance, the sum of its ledger. */
  readonly balance: number;
  /** Last day. */
  readonly validTo: CalendarDate;
  readonly issuedAt: Date;
  /** The order line it was bought with; null when the shop gave it away. */
  readonly orderLineId: string | null;
  readonly issuedBy: string | null;
  readonly note: string | null;
  readonly voidedAt: Date | null;
}

/** A movement of a gift voucher's money; never changed or taken out. */
export interface GiftEntry {
  readonly kind: "issued" | "redeemed" | "given-back" | "voided";
  /** Negative: taken from it. */
  readonly amount: number;
  readonly orderId: string | null;
  readonly at: Date;
  readonly by: string | null;
}

const columns = [
  "id",
  "hint",
  "currency",
  "amount",
  "balance",
  "valid_to as validTo",
  "issued_at as issuedAt",
  "order_line_id as orderLineId",
  "issued_by as issuedBy",
  "note",
  "voided_at as voidedAt",
] as const;

/** A column whose values are known more closely than by the database. */
type Known = Pick<StoredGift, "currency">;

export async function giftsOf(db: Db, ids: readonly string[]): Promise<readonly StoredGift[]> {
  if (ids.length === 0) return [];
  return db.selectFrom("gift_voucher").select(columns).$narrowType<Known>().where("id", "in", ids).execute();
}

/**
 * Locks gift vouchers against payments until the transaction ends; always in the same order, so that no deadlock
 * occurs.
 */
export async function lockGifts(trx: Trx, ids: readonly string[]): Promise<readonly StoredGift[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom("gift_voucher")
    .select(columns)
    .$narrowType<Known>()
    .where("id", "in", ids)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return rows;
}

export async function lockGiftsOfLines(trx: Trx, lineIds: readonly string[]): Promise<readonly StoredGift[]> {
  if (lineIds.length === 0) return [];
  const rows = await trx
    .selectFrom("gift_voucher")
    .select(columns)
    .$narrowType<Known>()
    .where("order_line_id", "in", lineIds)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return rows;
}

/** Number of vouchers made for an order line. */
export async function countOfLine(db: Db, orderLineId: string): Promise<number> {
  const { count } = await db
    .selectFrom("gift_voucher")
    .where("order_line_id", "=", orderLineId)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Lines with a gift voucher that lives and of which something is spent. */
export async function spentLines(db: Db, lineIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (lineIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("gift_voucher")
    .select("order_line_id as lineId")
    .where("order_line_id", "in", lineIds)
    .where("voided_at", "is", null)
    .whereRef("balance", "<", "amount")
    .execute();
  return new Set(rows.flatMap(({ lineId }) => lineId ?? []));
}

export async function findGiftId(db: Db, codeHash: string): Promise<string | null> {
  const row = await db.selectFrom("gift_voucher").select("id").where("code_hash", "=", codeHash).executeTakeFirst();
  return row?.id ?? null;
}

export const giftPageSize = 50;

/** The newest first; `hint` finds by the last four of the code. */
export async function listGifts(
  db: Db,
  { hint, page }: { readonly hint?: string | undefined; readonly page: number },
): Promise<{ readonly gifts: readonly StoredGift[]; readonly total: number }> {
  const matching = hint
    ? db.selectFrom("gift_voucher").where("hint", "=", hint.toUpperCase())
    : db.selectFrom("gift_voucher");
  const [rows, { total }] = await Promise.all([
    matching
      .select(columns)
      .$narrowType<Known>()
      .orderBy("issued_at", "desc")
      .orderBy("id", "desc")
      .limit(giftPageSize)
      .offset((page - 1) * giftPageSize)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { gifts: rows, total };
}

/** The oldest first. */
export async function entriesOf(db: Db, giftId: string): Promise<readonly GiftEntry[]> {
  return db
    .selectFrom("gift_voucher_entry")
    .select(["kind", "amount", "order_id as orderId", "at", "by"])
    .$narrowType<Pick<GiftEntry, "kind">>()
    .where("gift_id", "=", giftId)
    .orderBy("id")
    .execute();
}

export interface NewGift {
  readonly id: string;
  readonly codeHash: string;
  readonly hint: string;
  readonly currency: Currency;
  readonly amount: number;
  readonly validTo: CalendarDate;
  /** Its order line and mailing day, or the operator who gave it away and the reason. */
  readonly from:
    | { readonly orderLineId: string; readonly piece: number; readonly deliverOn: CalendarDate }
    | { readonly by: string; readonly note: string };
}

/** @returns false when this piece of the order was issued before */
export async function insertGift(trx: Trx, gift: NewGift, now: Date): Promise<boolean> {
  const { id, from } = gift;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("gift_voucher")
    .values({
      id,
      code_hash: gift.codeHash,
      hint: gift.hint,
      currency: gift.currency,
      amount: gift.amount,
      balance: 0,
      valid_to: gift.validTo,
      issued_at: now,
      ...("by" in from
        ? { issued_by: from.by, note: from.note }
        : { order_line_id: from.orderLineId, piece: from.piece, deliver_on: from.deliverOn }),
    })
    .onConflict((conflict) => conflict.columns(["order_line_id", "piece"]).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await book(trx, id, { kind: "issued", amount: gift.amount, by: "by" in from ? from.by : null }, now);
  return true;
}

export interface NewEntry {
  readonly kind: GiftEntry["kind"];
  readonly amount: number;
  readonly orderId?: string;
  /** That it paid with, once. */
  readonly paymentId?: string;
  /** That brought the money back, once. */
  readonly refundId?: string;
  readonly by?: string | null;
}

/**
 * Writes a movement and what is left; the database refuses to take more than there is.
 *
 * @returns false when this payment or refund was booked before
 */
export async function book(trx: Trx, giftId: string, entry: NewEntry, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("gift_voucher_entry")
    .values({
      gift_id: giftId,
      kind: entry.kind,
      amount: entry.amount,
      order_id: entry.orderId ?? null,
      payment_id: entry.paymentId ?? null,
      refund_id: entry.refundId ?? null,
      at: now,
      by: entry.by ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await trx
    .updateTable("gift_voucher")
    .set({ balance: sql`balance + ${entry.amount}` })
    .where("id", "=", giftId)
    .execute();
  return true;
}

/** Whatever comes back to it can be spent at least until then. */
export async function prolong(trx: Trx, giftId: string, until: CalendarDate): Promise<void> {
  await trx
    .updateTable("gift_voucher")
    .set({ valid_to: until })
    .where("id", "=", giftId)
    .where("valid_to", "<", until)
    .execute();
}

export async function markVoided(trx: Trx, giftId: string, now: Date): Promise<void> {
  await trx.updateTable("gift_voucher").set({ voided_at: now }).where("id", "=", giftId).execute();
}
