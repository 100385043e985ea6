import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";
import { newId } from "../../platform/random.ts";

/** As many accounts of one mail address are tried at a log-in: the one that proved it, and the newest of those that did not. */
export const triedAccounts = 3;

/**
 * By what better-auth knows an account whose address is not proven: a name that no form takes, because `.invalid` is nobody's domain
 * (RFC 2606) and forms ask for an address.
 */
export const newSignInName = (): string => `${newId()}@unproven.invalid`;

/**
 * The accounts that a mail address may mean, by their names for better-auth: always as many, so that trying them all takes as long for an
 * address that nobody has.
 */
export async function signInNamesOf(db: Db, email: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("person")
    .select("sign_in_name as name")
    .where("email", "=", email)
    .orderBy("email_verified", "desc")
    .orderBy("number", "desc")
    .limit(triedAccounts)
    .execute();
  return Array.from({ length: triedAccounts }, (_, place) => rows[place]?.name ?? newSignInName());
}

/** The account holds its address from now on, unless another proved it before; whoever sends it a link reads it. */
export async function holdAddress(db: Db, personId: string): Promise<void> {
  await sql`update person set sign_in_name = email, email_verified = true, updated_at = now()
    where id = ${personId} and not exists (select from person held where held.sign_in_name = person.email)`.execute(db);
}
