import type { Db } from "../../platform/database/database.ts";
import { saltOf, withSalt } from "./password-hash.ts";
import type { SignIn } from "./sign-in.ts";

/** The account that an address means where there is no password to choose by: the one that proved it, else the first that was made with it. */
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
 * The salt of accounts that were made with this address and did not prove it: they share one, so that a single hash finds the one that a
 * password opens, however many there are (decision 0077). The first has it from the address and the shop's secret, so that two processes
 * take the same; accounts from before have their own, which those after them take over.
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
