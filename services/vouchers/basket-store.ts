import { sql } from "kysely";
import type { Channel } from "../../core/channel.ts";
import type { Db, Trx } from "../../platform/database/database.ts";
import type { BasketVoucher } from "./basket-vouchers.ts";
import { discountsOf } from "./discount-store.ts";
import { giftsOf } from "./gift-store.ts";

/** Whether there is any, for a statement that reads the basket of this column anyway. */
export const anyInBasket = (cartId: string) =>
  sql<boolean>`exists (select from cart_voucher where cart_id = ${sql.ref(cartId)})`;

/** The codes in a basket, in the order in which they were put in. */
export async function vouchersInBasket(db: Db, cartId: string): Promise<readonly BasketVoucher[]> {
  const rows = await db
    .selectFrom("cart_voucher")
    .select(["voucher_id as id", "type", "channel"])
    .where("cart_id", "=", cartId)
    .orderBy("added_at")
    .orderBy("voucher_id")
    .execute();
  if (rows.length === 0) return [];
  const idsOf = (type: string) => rows.filter((row) => row.type === type).map(({ id }) => id);
  const [discounts, gifts] = await Promise.all([discountsOf(db, idsOf("discount")), giftsOf(db, idsOf("gift"))]);
  return rows.flatMap(({ id, channel }): BasketVoucher[] => {
    const gift = gifts.find((one) => one.id === id);
    if (gift) {
      const { hint, currency, balance, validTo, voidedAt } = gift;
      return [{ type: "gift", id, hint, currency, balance, validTo, voided: voidedAt !== null }];
    }
    const discount = discounts.find((one) => one.id === id);
    if (!discount) return [];
    const { rule, uses, endedAt } = discount;
    return [{ type: "discount", id, rule, uses, ended: endedAt !== null, channel: channel as Channel }];
  });
}

export interface NewBasketVoucher {
  readonly cartId: string;
  readonly id: string;
  readonly type: BasketVoucher["type"];
  readonly channel: Channel;
}

/** Repeating it makes it the last one. The caller holds the basket's lock, so that no two are put in at one moment. */
export async function putIntoBasket(
  trx: Trx,
  { cartId, id, type, channel }: NewBasketVoucher,
  now: Date,
): Promise<void> {
  const { last } = await trx
    .selectFrom("cart_voucher")
    .select((eb) => eb.fn.max<Date | null>("added_at").as("last"))
    .where("cart_id", "=", cartId)
    .executeTakeFirstOrThrow();
  const added_at = last && last >= now ? new Date(last.getTime() + 1) : now;
  await trx
    .insertInto("cart_voucher")
    .values({ cart_id: cartId, voucher_id: id, type, channel, added_at })
    .onConflict((conflict) => conflict.columns(["cart_id", "voucher_id"]).doUpdateSet({ channel, added_at }))
    .execute();
}

/** Number of other codes in the basket. */
export async function countOthersInBasket(db: Db, cartId: string, id: string): Promise<number> {
  const { count } = await db
    .selectFrom("cart_voucher")
    .where("cart_id", "=", cartId)
    .where("voucher_id", "<>", id)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function takeOutOfBasket(trx: Trx, cartId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("cart_voucher")
    .where("cart_id", "=", cartId)
    .where("voucher_id", "=", id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Codes of a basket go where its lines go. */
export async function moveToBasket(trx: Db, from: string, to: string): Promise<void> {
  const rows = await trx.selectFrom("cart_voucher").selectAll().where("cart_id", "=", from).execute();
  if (rows.length === 0) return;
  await trx
    .insertInto("cart_voucher")
    .values(rows.map((row) => ({ ...row, cart_id: to })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
