import { failed, type Outcome } from "../../core/outcome.ts";
import type { Db } from "../../platform/database/database.ts";
import { askForProof } from "./email-proofs.ts";
import type { MailShop } from "./password-reset.ts";
import type { SignIn } from "./sign-in.ts";
import {
  cookieHeader,
  makeAccount,
  type NewAccount,
  type SignedIn,
  signInWithPassword,
  signOut,
} from "./sign-in-answers.ts";
import { signInNamesOf } from "./sign-in-names.ts";

/**
 * Wrong password and unknown address are one answer and take as long, so that nobody learns who is a customer. Nor does it end at the
 * account that opens: how long it takes to come to one's own would tell whether another stands before it.
 */
export async function signInByAddress(
  db: Db,
  signIn: SignIn,
  { email, password }: { readonly email: string; readonly password: string },
  headers: Headers,
): Promise<Outcome<SignedIn, "wrong-credentials">> {
  let first: Outcome<SignedIn, "wrong-credentials"> = failed("wrong-credentials");
  for (const signInName of await signInNamesOf(db, email)) {
    const entered = await signInWithPassword(signIn, { signInName, password }, headers);
    if (!entered.ok) continue;
    if (first.ok) await signOut(signIn, new Headers({ cookie: cookieHeader(entered.value.cookies) }));
    else first = entered;
  }
  return first;
}

/** Who signs up at this moment, by address: sent twice, a form makes one account. */
const busy = new Map<string, Promise<unknown>>();

/**
 * A new account, at once and for every address; whose it is, the link in a mail shows later (decision 0077). Who knows the password of an
 * account with this address is signed in to that one.
 */
export async function signUp(
  db: Db,
  signIn: SignIn,
  account: NewAccount,
  headers: Headers,
  shop: MailShop,
): Promise<SignedIn> {
  const { email } = account;
  const work = async () => {
    const known = await signInByAddress(db, signIn, account, headers);
    if (known.ok) return known.value;
    const made = await makeAccount(signIn, account, headers);
    await askForProof(db, { personId: made.customerId, email }, shop);
    return made;
  };
  const mine = (busy.get(email) ?? Promise.resolve()).then(work, work);
  busy.set(email, mine);
  try {
    return await mine;
  } finally {
    if (busy.get(email) === mine) busy.delete(email);
  }
}
