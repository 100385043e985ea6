import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";
import type { Vouchers } from "../vouchers/service.ts";

/**
 * Gives the visitor's open basket to a customer at login. When she has one already, the lines move into it; none is
 * dropped, even if that makes more lines than one can put in.
 *
 * @returns whether there was something in it
 */
export async function adoptCart(
  trx: Db,
  vouchers: Pick<Vouchers, "moveBasket">,
  visitorId: string,
  customerId: string,
): Promise<boolean> {
  const guest = await trx
    .selectFrom("cart")
    .select("id")
    .where("visitor_id", "=", visitorId)
    .where("customer_id", "is", null)
    .where("ordered_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!guest) return false;
  const line = await trx.selectFrom("cart_line").select("id").where("cart_id", "=", guest.id).limit(1).execute();
  const own = await trx
    .selectFrom("cart")
    .select("id")
    .where("customer_id", "=", customerId)
    .where("ordered_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!own) {
    await trx.updateTable("cart").set({ customer_id: customerId }).where("id", "=", guest.id).execute();
    return line.length > 0;
  }
  await trx.updateTable("cart_line").set({ cart_id: own.id }).where("cart_id", "=", guest.id).execute();
  await vouchers.moveBasket(trx, guest.id, own.id);
  await trx.updateTable("cart").set({ revision: sql`revision + 1` }).where("id", "=", own.id).execute();
  await trx.deleteFrom("cart").where("id", "=", guest.id).execute();
  return line.length > 0;
}
