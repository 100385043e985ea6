import type { Db } from "../../platform/database/database.ts";
import { askForProof } from "./email-proofs.ts";
import type { MailShop } from "./password-reset.ts";
import type { SignIn } from "./sign-in.ts";
import { makeAccount, type NewAccount, type SignedIn } from "./sign-in-answers.ts";
import { signInByAddress } from "./sign-in-by-address.ts";
import { withSharedSalt } from "./unproven-accounts.ts";

/**
 * Creates an account immediately for every address; the mailed link later proves its owner (decision 0077). With the
 * password of an existing account it signs in to that one.
 */
export const signUp = (db: Db, signIn: SignIn, account: NewAccount, headers: Headers, shop: MailShop) =>
  oneByOne(account.email, async (): Promise<SignedIn> => {
    const known = await signInByAddress(db, signIn, account, headers);
    if (known.ok) return known.value;
    const { email } = account;
    const made = await withSharedSalt(db, signIn, email, () => makeAccount(signIn, account, headers));
    await askForProof(db, { personId: made.customerId, email }, shop);
    return made;
  });

/** Running sign-ups, by address. */
const busy = new Map<string, Promise<unknown>>();

/** Sent twice, a form makes one account: the second finds what the first made. */
async function oneByOne<Result>(email: string, work: () => Promise<Result>): Promise<Result> {
  const mine = (busy.get(email) ?? Promise.resolve()).then(work, work);
  busy.set(email, mine);
  try {
    return await mine;
  } finally {
    if (busy.get(email) === mine) busy.delete(email);
  }
}
