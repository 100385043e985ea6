import type { Db } from "../../platform/database/database.ts";
import { type Owner, ownedBy } from "../../platform/database/ownership.ts";
import { eraseAddresses } from "./parcel-store.ts";

/** The owner of these lists erases them: their addresses go out of the parcels of her orders, too. */
export async function eraseRecipients(trx: Db, owner: Owner, lists: readonly string[]): Promise<void> {
  if (lists.length === 0) return;
  const hers = await trx
    .selectFrom("shop_order")
    .select("id")
    .where(ownedBy(owner))
    .where("recipient_parcels", ">", 0)
    .execute();
  await eraseAddresses(
    trx,
    hers.map(({ id }) => id),
    lists,
  );
}
