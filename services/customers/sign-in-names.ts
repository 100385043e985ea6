import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";
import { newId } from "../../platform/tokens/random.ts";

/** Name of an unproven account in better-auth. It belongs to nobody, because `.invalid` is no domain (RFC 2606). */
export const newSignInName = (): string => `${newId()}@unproven.invalid`;

/** The account has this address from now on, proven. @throws a unique violation where another has proven it */
export async function holdAddress(db: Db, personId: string, email: string): Promise<void> {
  const proven = { email, sign_in_name: email, email_verified: true, updated_at: new Date() };
  await db.updateTable("person").set(proven).where("id", "=", personId).execute();
  await endOtherResets(db, personId);
}

/** The account has proven its address, unless another has before. */
export async function holdFreeAddress(db: Db, personId: string): Promise<void> {
  await sql`update person set sign_in_name = email, email_verified = true, updated_at = now()
    where id = ${personId} and not exists (select from person held where held.sign_in_name = person.email)`.execute(db);
  await endOtherResets(db, personId);
}

/**
 * Ends resets of other accounts with a proven address: they would set the password of another account, which is found
 * by its salt (`unproven-accounts.ts`).
 */
async function endOtherResets(db: Db, personId: string): Promise<void> {
  await sql`delete from person_verification where value in (
    select other.id from person other join person held on held.email = other.email and held.email_verified
    where held.id = ${personId} and not other.email_verified)`.execute(db);
}
