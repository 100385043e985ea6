import { sql } from "kysely";
import type { Outcome } from "../../../core/outcome.ts";
import { changeOrRefuse } from "../../../platform/database/change-or-refuse.ts";
import type { Db, Trx } from "../../../platform/database/database.ts";
import type { Refusal } from "../refusal.ts";

/**
 * Does a change of a space in one transaction, after the changes before it: a refused one leaves nothing behind.
 *
 * @param work refuses by its outcome
 */
export function changeSpace<Value, Refused = Refusal>(
  db: Db,
  space: number,
  work: (trx: Trx) => Promise<Outcome<Value, Refused>>,
): Promise<Outcome<Value, Refused>> {
  return changeOrRefuse(db, async (trx) => {
    // One change at a time, so that what was looked up still holds when it is written.
    await trx.selectFrom("content_space").select("id").where("id", "=", space).forNoKeyUpdate().execute();
    return work(trx);
  });
}

/** Something that visitors see changed: every answer of before is out of date with the commit. */
export async function raiseVersion(trx: Db, space: number): Promise<void> {
  await trx
    .updateTable("content_space")
    .set({ version: sql<number>`greatest(version + 1, extract(epoch from now())::bigint)` })
    .where("id", "=", space)
    .execute();
}
