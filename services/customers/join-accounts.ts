import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";
import { endLinks } from "./end-links.ts";

/** Moves what a service keeps of one customer to another: two accounts of one person become one. */
export type Join = (trx: Db, from: string, to: string) => Promise<void>;

/**
 * Joins two accounts of one person, who has shown that she reads the mails of the remaining one and knows the password
 * of the other. That password stays, the other's sessions continue as this one's, and this one's own end.
 */
export async function joinAccounts(
  trx: Db,
  { from, to, joiners }: { readonly from: string; readonly to: string; readonly joiners: readonly Join[] },
): Promise<void> {
  for (const join of joiners) await join(trx, from, to);
  const other = trx.selectFrom("person_credential").select("password").where("person_id", "=", from).limit(1);
  await trx
    .updateTable("person_credential")
    .set({ password: other, updated_at: new Date() })
    .where("person_id", "=", to)
    .execute();
  await trx.deleteFrom("person_session").where("person_id", "=", to).execute();
  await trx.updateTable("person_session").set({ person_id: to }).where("person_id", "=", from).execute();
  await sql`update person set whitelabel_by = coalesce(person.whitelabel_by, other.whitelabel_by)
    from person other where person.id = ${to} and other.id = ${from}`.execute(trx);
  for (const person of [from, to]) await endLinks(trx, person);
  await trx.deleteFrom("person").where("id", "=", from).execute();
}
