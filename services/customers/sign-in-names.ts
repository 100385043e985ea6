import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";
import { newId } from "../../platform/random.ts";

/**
 * By what better-auth knows an account whose address is not proven: a name that no form takes, because `.invalid` is nobody's domain
 * (RFC 2606) and forms ask for an address.
 */
export const newSignInName = (): string => `${newId()}@unproven.invalid`;

/** As many accounts that did not prove their address are tried at a log-in: the newest. */
const triedUnproven = 2;

/**
 * The accounts that a mail address may mean, by their names for better-auth. One place is for the account that proved it, also where none
 * did: else accounts that somebody makes with another's address would show, by which of them still open, whether there is one. Trying
 * all places takes as long for every address.
 */
export async function signInNamesOf(db: Db, email: string): Promise<readonly string[]> {
  const unproven = await db
    .selectFrom("person")
    .select("sign_in_name as name")
    .where("email", "=", email)
    .where("email_verified", "=", false)
    .orderBy("number", "desc")
    .limit(triedUnproven)
    .execute();
  // The proven one's name is the address; it opens nothing where nobody proved it.
  return [email, ...Array.from({ length: triedUnproven }, (_, place) => unproven[place]?.name ?? newSignInName())];
}

/** The account holds its address from now on, unless another proved it before; whoever sends it a link reads it. */
export async function holdAddress(db: Db, personId: string): Promise<void> {
  await sql`update person set sign_in_name = email, email_verified = true, updated_at = now()
    where id = ${personId} and not exists (select from person held where held.sign_in_name = person.email)`.execute(db);
}
