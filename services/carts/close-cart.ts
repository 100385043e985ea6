import type { Trx } from "../../platform/database/database.ts";
import { type Owner, ownedBy } from "../../platform/database/ownership.ts";

/**
 * Ends a basket because it becomes an order. Takes the basket's lock: of many orders of one basket the first gets it,
 * the others wait and then find it ended. False too when a line was changed after the basket was priced.
 */
export async function closeCart(
  trx: Trx,
  { id, revision }: { readonly id: string; readonly revision: number },
  owner: Owner,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("cart")
    .set({ ordered_at: now })
    .where("id", "=", id)
    .where("revision", "=", revision)
    .where("ordered_at", "is", null)
    .where(ownedBy(owner))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
