import { failed, type Outcome } from "../../core/outcome.ts";
import type { Db } from "../../platform/database/database.ts";
import { askForProof } from "./email-proofs.ts";
import type { MailShop } from "./password-reset.ts";
import type { SignIn } from "./sign-in.ts";
import { makeAccount, type NewAccount, type SignedIn, signInWithPassword } from "./sign-in-answers.ts";
import { signInNamesOf } from "./sign-in-names.ts";

/** Wrong password and unknown address are one answer and take as long, so that nobody learns who is a customer. */
export async function signInByAddress(
  db: Db,
  signIn: SignIn,
  { email, password }: { readonly email: string; readonly password: string },
  headers: Headers,
): Promise<Outcome<SignedIn, "wrong-credentials">> {
  for (const signInName of await signInNamesOf(db, email)) {
    const entered = await signInWithPassword(signIn, { signInName, password }, headers);
    if (entered.ok) return entered;
  }
  return failed("wrong-credentials");
}

/** Who signs up at this moment, by address: sent twice, a form makes one account. */
const busy = new Map<string, Promise<unknown>>();

/**
 * A new account, at once and for every address; whose it is, the link in a mail shows later (decision 0076). Who knows the password of an
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
