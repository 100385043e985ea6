import type { Db } from "../../platform/database/database.ts";

/**
 * Ends every link of a person that is on its way in a mail: to a new password, and to another mail address. When one of the
 * two changes, whoever asked for the other may be the reason.
 */
export async function endLinks(db: Db, personId: string): Promise<void> {
  await db.deleteFrom("person_verification").where("value", "=", personId).execute();
  await db.deleteFrom("person_email_change").where("person_id", "=", personId).execute();
}
