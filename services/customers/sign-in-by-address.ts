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
 * Wrong password and unknown address have equal responses and times, so that customers stay secret. It checks all
 * candidates, because the time to the right one would reveal another account.
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
 * The two accounts an address and password may mean, as names for better-auth: the one with a proven address, and the
 * unproven one with this password. Always two, so that neither count nor time reveals whether one exists.
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
