import type { Db } from "../../platform/database/database.ts";

/**
 * Ends all pending links of a person, to a new password and to another address. When one of them changes, a stranger
 * may have requested the other.
 */
export async function endLinks(db: Db, personId: string): Promise<void> {
  await db.deleteFrom("person_verification").where("value", "=", personId).execute();
  await db.deleteFrom("person_email_change").where("person_id", "=", personId).execute();
}
