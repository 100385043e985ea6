import { done, failed, type Outcome } from "../../core/outcome.ts";
import { despiteCollision } from "../../platform/database/collision.ts";
import type { Database, Db } from "../../platform/database/database.ts";
import { hashToken } from "../../platform/tokens/random.ts";
import { endLinks } from "./end-links.ts";
import { type Join, joinAccounts } from "./join-accounts.ts";
import type { SignIn } from "./sign-in.ts";
import { isPasswordOf } from "./sign-in-answers.ts";
import { holdAddress } from "./sign-in-names.ts";

/** `whose-password`: she is not signed in to the account that asked, and did not say its password. */
export type ConfirmFailure = "link-used" | "whose-password" | "not-that-password";

/** The link was opened, by whom? */
export interface Opened {
  readonly token: string;
  /** The signed-in customer. */
  readonly customerId: string | null;
  /** The password she wrote, or "". */
  readonly password: string;
}

/** An account whose address is proven now. */
export interface Confirmed {
  /**
   * The signed-in customer from now on: sessions of the joined account continue as those of the remaining one, whose
   * own end.
   */
  readonly customerId: string | null;
  /** Whether an account that held the address before is one with it. */
  readonly joined: boolean;
  /** Recipient of a mail about it: her former address, if different. */
  readonly before: Told | null;
}

/** To whom news of an account go: to its address, if that is proven. */
export interface Told {
  readonly firstName: string;
  readonly email: string;
  readonly emailProven: boolean;
}

/**
 * Proves an address when its mailed link is opened by the account's owner, with session or password. Otherwise a
 * stranger could sign up with another's address, who opens the link and makes designs in the stranger's account.
 */
export function confirmEmail({ db }: Database, signIn: SignIn, joiners: readonly Join[]) {
  /** Nobody else proves this address, or changes this account, until the transaction ends. */
  async function lock(trx: Db, id: string, email: string) {
    const people = await trx
      .selectFrom("person")
      .select(["id", "email", "email_verified as emailProven", "first_name as firstName", "office_role as role"])
      .where((eb) => eb.or([eb("id", "=", id), eb("sign_in_name", "=", email)]))
      .orderBy("id")
      .forUpdate()
      .execute();
    return { own: people.find((one) => one.id === id), holder: people.find((one) => one.id !== id) };
  }

  const prove = (id: string, email: string, tokenHash: string, customerId: string | null) =>
    db.transaction().execute(async (trx): Promise<Outcome<Confirmed, "link-used">> => {
      const { own, holder } = await lock(trx, id, email);
      const used = trx.deleteFrom("person_email_change").where("token_hash", "=", tokenHash).returning("person_id");
      if (!(await used.executeTakeFirst()) || !own || own.role !== null) return failed("link-used");
      // Made an operator since the mail was written.
      if (holder && holder.role !== null) return failed("link-used");
      if (holder) await joinAccounts(trx, { from: id, to: holder.id, joiners });
      else {
        await holdAddress(trx, id, email);
        await endLinks(trx, id);
      }
      return done({
        customerId: holder ? whoIsIn(customerId, { from: id, to: holder.id }) : customerId,
        joined: !!holder,
        before: own.email === email ? null : own,
      });
    });

  return async ({ token, customerId, password }: Opened): Promise<Outcome<Confirmed, ConfirmFailure>> => {
    const tokenHash = hashToken(token);
    const asked = await db
      .selectFrom("person_email_change as wish")
      .innerJoin("person", "person.id", "wish.person_id")
      .select(["person.id", "person.sign_in_name as signInName", "wish.email", "wish.expires_at as expiresAt"])
      .where("token_hash", "=", tokenHash)
      .executeTakeFirst();
    if (!asked || asked.expiresAt < new Date()) return failed("link-used");
    if (asked.id !== customerId) {
      if (password === "") return failed("whose-password");
      if (!(await isPasswordOf(signIn, asked.signInName, password))) return failed("not-that-password");
    }
    return despiteCollision(() => prove(asked.id, asked.email, tokenHash, customerId));
  };
}

/** Customer of a session after `from` joined `to`: sessions of `from` continue, those of `to` have ended. */
function whoIsIn(customerId: string | null, { from, to }: { readonly from: string; readonly to: string }) {
  if (customerId === from) return to;
  return customerId === to ? null : customerId;
}
