import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Database, Db } from "../../platform/database/database.ts";
import { createToken, hashToken, newId } from "../../platform/tokens/random.ts";
import { type AccountNews, accountMail } from "./account-mails.ts";
import type { AccountPorts, Forget } from "./account-ports.ts";
import { type Confirmed, type ConfirmFailure, confirmEmail, type Opened, type Told } from "./confirm-email.ts";
import { askForProof, awaitedEmail } from "./email-proofs.ts";
import { endLinks } from "./end-links.ts";
import type { Join } from "./join-accounts.ts";
import { isLeakedPassword } from "./leaked-passwords.ts";
import type { MailShop } from "./password-reset.ts";
import type { SignIn } from "./sign-in.ts";
import { isPasswordOf, setPassword } from "./sign-in-answers.ts";
import { withSharedSalt } from "./unproven-accounts.ts";

export interface AccountChanging {
  readonly database: Database;
  readonly signIn: SignIn;
  readonly ports: AccountPorts;
  readonly forgetters: readonly Forget[];
  /** Of all services that keep something of a customer. Baskets first, as at the end of an account. */
  readonly joiners: readonly Join[];
}

/** Owner of the account; operators change theirs by command. */
interface Customer extends Told {
  readonly id: string;
  readonly signInName: string;
}

/** `wrong-password`: the present one. */
export type AccountFailure = "not-a-customer" | "wrong-password" | "leaked-password";

/** Changes of a customer's own account. Each requires the password again, because the device may be borrowed. */
export function accountChanges({ database, signIn, ports, forgetters, joiners }: AccountChanging) {
  const { db } = database;
  const confirm = confirmEmail(database, signIn, joiners);

  const customerOf = async (id: string): Promise<Customer | null> =>
    (await db
      .selectFrom("person")
      .select(["id", "email", "email_verified as emailProven", "sign_in_name as signInName", "first_name as firstName"])
      .where("id", "=", id)
      .where("office_role", "is", null)
      .executeTakeFirst()) ?? null;

  /** The customer, if the password is hers. */
  async function customerWith(id: string, password: string): Promise<Outcome<Customer, AccountFailure>> {
    const customer = await customerOf(id);
    if (!customer) return failed("not-a-customer");
    if (!(await isPasswordOf(signIn, customer.signInName, password))) return failed("wrong-password");
    return done(customer);
  }

  /**
   * Sends mails to proven addresses only: another may be a stranger's, who would read a text that someone else entered
   * as a name.
   */
  async function tell(
    connection: Db,
    { firstName, email: to, emailProven }: Told,
    news: AccountNews,
    { channel, locale }: MailShop,
  ): Promise<void> {
    if (!emailProven) return;
    const imprint = ports.imprintPage({ channel, locale });
    await ports.mail.write(connection, accountMail({ news, to, channel, locale, firstName, imprint }));
  }

  /** All that is hers, and then herself. */
  async function forget(trx: Db, id: string, provenEmail: string | null): Promise<void> {
    const heir = newId();
    // Nobody has the token of this hash.
    await trx
      .insertInto("visitor")
      .values({ id: heir, token_hash: hashToken(createToken()) })
      .execute();
    for (const forgetHers of forgetters) await forgetHers(trx, id, heir, provenEmail);
    await endLinks(trx, id);
    await trx.deleteFrom("person").where("id", "=", id).execute();
  }

  const accountPage = (shop: MailShop) => ports.newPasswordPage(shop).replace(/\/new-password\/?$/, "");

  return {
    /** Sets another password; ends all other sessions and pending links. @returns cookies of the new session */
    async changePassword(
      id: string,
      form: { readonly current: string; readonly password: string },
      headers: Headers,
      shop: MailShop,
    ): Promise<Outcome<readonly string[], AccountFailure>> {
      const customer = await customerOf(id);
      if (!customer) return failed("not-a-customer");
      if (await isLeakedPassword(form.password)) return failed("leaked-password");
      const change = () => setPassword(signIn, form, headers);
      const set = customer.emailProven ? await change() : await withSharedSalt(db, signIn, customer.email, change);
      if (!set.ok) return set;
      await endLinks(db, id);
      await tell(db, customer, { kind: "password-changed", link: accountPage(shop) }, shop);
      return set;
    },

    /**
     * Mails a link to the new address; until it is opened nothing changes. Does not reveal whether another account has
     * the address.
     */
    async askForEmail(
      id: string,
      { email, current }: { readonly email: string; readonly current: string },
      shop: MailShop,
    ): Promise<Outcome<void, AccountFailure>> {
      const customer = await customerWith(id, current);
      if (!customer.ok) return customer;
      await askForProof(db, { personId: id, email }, shop);
      return done(undefined);
    },

    /** Address of a pending link: hers, or a new one. */
    awaitedEmail: (id: string) => awaitedEmail(db, id),

    /** Mails the pending link again, or one to the unproven address of the sign-up; none to a proven one. */
    async askAgain(id: string, shop: MailShop): Promise<Outcome<void, "not-a-customer">> {
      const customer = await customerOf(id);
      if (!customer) return failed("not-a-customer");
      const email = (await awaitedEmail(db, id)) ?? (customer.emailProven ? null : customer.email);
      if (email !== null) await askForProof(db, { personId: id, email }, shop);
      return done(undefined);
    },

    /** A link was opened: the account gets the address, and the old one a mail. */
    async confirmEmail(opened: Opened, shop: MailShop): Promise<Outcome<Confirmed, ConfirmFailure>> {
      const confirmed = await confirm(opened);
      if (!confirmed.ok) return confirmed;
      const { before } = confirmed.value;
      if (before) await tell(db, before, { kind: "email-changed", link: accountPage(shop) }, shop);
      return confirmed;
    },

    /** Ends the account: all of hers is deleted but what was ordered, which no one can reach by her name any more. */
    async remove(id: string, password: string, shop: MailShop): Promise<Outcome<void, AccountFailure>> {
      const customer = await customerWith(id, password);
      if (!customer.ok) return customer;
      return db.transaction().execute(async (trx): Promise<Outcome<void, AccountFailure>> => {
        // Held, so that what is put in at this moment is seen or refused, and no other account joins hers meanwhile.
        const held = await trx
          .selectFrom("person")
          .select(["email", "email_verified as emailProven", "first_name as firstName"])
          .where("id", "=", id)
          .forUpdate()
          .executeTakeFirst();
        if (!held) return failed("not-a-customer");
        await forget(trx, id, held.emailProven ? held.email : null);
        await tell(trx, held, { kind: "account-deleted", link: new URL("/", accountPage(shop)).href }, shop);
        return done(undefined);
      });
    },
  };
}

export type AccountChanges = ReturnType<typeof accountChanges>;
