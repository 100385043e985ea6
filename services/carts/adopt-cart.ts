import type { Db } from "../../platform/database/database.ts";
import { accountOf, type Owner } from "../../platform/database/ownership.ts";
import type { Vouchers } from "../vouchers/service.ts";
import { countChange, lockOpenCart } from "./cart-store.ts";

type MovingVouchers = Pick<Vouchers, "moveBasket">;

/**
 * Gives the visitor's open basket to a customer at login.
 *
 * @returns whether there was something in it
 */
export const adoptCart = (trx: Db, vouchers: MovingVouchers, visitorId: string, customerId: string): Promise<boolean> =>
  giveOpenCart(trx, vouchers, { visitorId, customerId: null }, customerId);

/** Two accounts of one person become one: her baskets are the other account's, also those that were ordered. */
export async function joinCarts(trx: Db, vouchers: MovingVouchers, from: string, to: string): Promise<void> {
  await giveOpenCart(trx, vouchers, accountOf(from), to);
  await trx.updateTable("cart").set({ customer_id: to }).where("customer_id", "=", from).execute();
}

/**
 * Gives an open basket to a customer. If she has one, the lines move into it; none is dropped, even beyond the maximum
 * that can be added.
 *
 * @returns whether the basket contained something
 */
async function giveOpenCart(trx: Db, vouchers: MovingVouchers, from: Owner, customerId: string): Promise<boolean> {
  const given = await lockOpenCart(trx, from);
  if (given === null) return false;
  const line = await trx.selectFrom("cart_line").select("id").where("cart_id", "=", given).limit(1).execute();
  const own = await lockOpenCart(trx, accountOf(customerId));
  if (own === null) {
    await trx.updateTable("cart").set({ customer_id: customerId }).where("id", "=", given).execute();
    return line.length > 0;
  }
  await trx.updateTable("cart_line").set({ cart_id: own }).where("cart_id", "=", given).execute();
  // Removed lines can still be restored.
  await trx.updateTable("removed_cart_line").set({ cart_id: own }).where("cart_id", "=", given).execute();
  await vouchers.moveBasket(trx, given, own);
  await countChange(trx, own);
  await trx.deleteFrom("cart").where("id", "=", given).execute();
  return line.length > 0;
}
