import type { Db } from "../../platform/database/database.ts";
import { saltOf, withSalt } from "./password-hash.ts";
import type { SignIn } from "./sign-in.ts";

/** The account of an address without a password to decide: the proven one, else the first. */
export const accountOfAddress = (db: Db, email: string) =>
  db.selectFrom("person").where("email", "=", email).orderBy("email_verified", "desc").orderBy("number").limit(1);

/** Accounts made with this address that did not prove it, the first before the others. */
export const unprovenOf = (db: Db, email: string) =>
  db
    .selectFrom("person")
    .innerJoin("person_credential as credential", "credential.person_id", "person.id")
    .where("person.email", "=", email)
    .where("person.email_verified", "=", false)
    .orderBy("person.number");

/**
 * Unproven accounts of an address share a salt, so that one hash finds the account of a password (decision 0077). The
 * first gets it from address and secret, equal in all processes; older accounts have their own, which later ones reuse.
 */
export async function sharedSalt(db: Db, secret: string, email: string): Promise<string> {
  const row = await unprovenOf(db, email).select("password").limit(1).executeTakeFirst();
  return row?.password?.split(":")[0] ?? saltOf(secret, `salt of accounts\0${email}`);
}

/** Hashes what `work` sets as a password as those of unproven accounts with this address are hashed. */
export async function withSharedSalt<Result>(
  db: Db,
  signIn: SignIn,
  email: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const { secret } = await signIn.$context;
  return withSalt(await sharedSalt(db, secret, email), work);
}
