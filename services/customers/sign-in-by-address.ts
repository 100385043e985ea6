import { failed, type Outcome } from "../../core/outcome.ts";
import type { Db } from "../../platform/database/database.ts";
import type { SignIn } from "./sign-in.ts";
import { endNewSession, type SignedIn, signInWithPassword } from "./sign-in-answers.ts";
import { newSignInName } from "./sign-in-names.ts";
import { unprovenOf, withSharedSalt } from "./unproven-accounts.ts";

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Wrong password and unknown address are one answer and take as long, so that nobody learns who is a customer. Nor does it end at the
 * account that opens: how long it takes to come to one's own would tell whether another stands before it.
 */
export async function signInByAddress(
  db: Db,
  signIn: SignIn,
  { email, password }: Credentials,
  headers: Headers,
): Promise<Outcome<SignedIn, "wrong-credentials">> {
  let first: Outcome<SignedIn, "wrong-credentials"> = failed("wrong-credentials");
  for (const signInName of await signInNamesOf(db, signIn, { email, password })) {
    const entered = await signInWithPassword(signIn, { signInName, password }, headers);
    if (!entered.ok) continue;
    if (first.ok) await endNewSession(signIn, entered.value);
    else first = entered;
  }
  return first;
}

/**
 * The two accounts that a mail address and a password may mean, by their names for better-auth: the one that proved the address, and
 * among those that did not the one with this password. Both are always two names, also where there is no such account: else accounts
 * that somebody makes with another's address would show, by which of them still open and after how long, whether there is one.
 */
async function signInNamesOf(
  db: Db,
  signIn: SignIn,
  { email, password }: Credentials,
): Promise<readonly [string, string]> {
  const { password: passwords } = await signIn.$context;
  const hash = await withSharedSalt(db, signIn, email, () => passwords.hash(password));
  const unproven = unprovenOf(db, email).select("sign_in_name as name").where("password", "=", hash).limit(1);
  return [email, (await unproven.executeTakeFirst())?.name ?? newSignInName()];
}
