import type { Db } from "../../platform/database/database.ts";

/** Those of these versions that were ordered. */
export type OrderedAmong = (trx: Db, versionIds: readonly string[]) => Promise<ReadonlySet<string>>;

/**
 * A customer's account ends: deletes her designs with their operations. Ordered ones must be kept; they leave every
 * list and belong to the heir.
 */
export async function forgetDesigns(
  trx: Db,
  customerId: string,
  heir: string,
  orderedAmong: OrderedAmong,
): Promise<void> {
  const hers = trx.selectFrom("design").select("id").where("customer_id", "=", customerId);
  const versions = await trx.selectFrom("design_version").select("id").where("design_id", "in", hers).execute();
  const ids = versions.map(({ id }) => id);
  const kept = await orderedAmong(trx, ids);
  const gone = ids.filter((id) => !kept.has(id));
  if (gone.length > 0) await trx.deleteFrom("design_version").where("id", "in", gone).execute();
  await trx
    .deleteFrom("design")
    .where("customer_id", "=", customerId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("design_version as v").select("v.id").whereRef("v.design_id", "=", "design.id"))),
    )
    .execute();
  const left = { customer_id: null, visitor_id: heir, removed_at: new Date() };
  await trx.updateTable("design").set(left).where("customer_id", "=", customerId).execute();
}
