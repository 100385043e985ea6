import { wallClock } from "../../core/calendar-date.ts";
import type { Db, Trx } from "../../platform/database/database.ts";
import { hashOfCode, hintOf } from "./gift-code.ts";
import type { StoredGift } from "./gift-store.ts";
import type { IssuedGift, Issuing } from "./issue-gifts.ts";

/** A gift voucher whose mail is to be written now, and the order line it was bought with. */
export interface DueGift extends IssuedGift {
  readonly orderLineId: string;
}

/** As many mails as one transaction writes. */
const most = 20;

const waiting = (db: Db) =>
  db
    .selectFrom("gift_voucher")
    .where("deliver_on", "is not", null)
    .where("delivered_at", "is", null)
    .where("voided_at", "is", null);

/**
 * Takes the due gift vouchers of these order lines, each once, in one transaction with its mail. Called until none is
 * left.
 */
export async function takeDue(
  trx: Trx,
  lineIds: readonly string[],
  { codeOf, clock, zone }: Issuing,
): Promise<readonly DueGift[]> {
  if (lineIds.length === 0) return [];
  const now = clock.now();
  const rows = await waiting(trx)
    .select(["id", "order_line_id as orderLineId", "amount", "currency", "valid_to as validTo"])
    .$narrowType<{ orderLineId: string; currency: StoredGift["currency"] }>()
    .where("order_line_id", "in", lineIds)
    .where("deliver_on", "<=", wallClock(now, zone).date)
    .orderBy("id")
    .limit(most)
    .forNoKeyUpdate()
    .execute();
  for (const { id } of rows) {
    // The shop's secret may be another one since it was issued: what is mailed is what is found later.
    const code = codeOf(id);
    await trx
      .updateTable("gift_voucher")
      .set({ delivered_at: now, code_hash: hashOfCode(code), hint: hintOf(code) })
      .where("id", "=", id)
      .execute();
  }
  return rows.map(({ id, amount, currency, validTo, orderLineId }) => {
    return { id, amount, currency, validTo, orderLineId, code: codeOf(id) };
  });
}

/** Whether the mail of one of these lines' gift vouchers is still to be written, today or later. */
export async function anyWaiting(db: Db, lineIds: readonly string[]): Promise<boolean> {
  if (lineIds.length === 0) return false;
  return (
    (await waiting(db).select("id").where("order_line_id", "in", lineIds).limit(1).executeTakeFirst()) !== undefined
  );
}

/** Order lines with gift vouchers whose day has come. */
export async function linesDue(db: Db, { clock, zone }: Omit<Issuing, "codeOf">): Promise<readonly string[]> {
  const rows = await waiting(db)
    .select("order_line_id as lineId")
    .distinct()
    .where("deliver_on", "<=", wallClock(clock.now(), zone).date)
    .execute();
  return rows.flatMap(({ lineId }) => lineId ?? []);
}
