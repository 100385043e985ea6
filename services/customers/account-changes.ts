import { done, failed, type Outcome } from "../../core/outcome.ts";
import { breaksUnique } from "../../platform/database/broken-reference.ts";
import type { Database, Db } from "../../platform/database/database.ts";
import { createToken, hashToken, newId } from "../../platform/random.ts";
import { type AccountNews, accountMail } from "./account-mails.ts";
import type { AccountPorts, Forget } from "./account-ports.ts";
import { endLinks } from "./end-links.ts";
import type { MailShop } from "./password-reset.ts";
import { resetMinutes } from "./reset-minutes.ts";
import type { SignIn } from "./sign-in.ts";
import { setPassword, signInWithPassword, signOut } from "./sign-in-answers.ts";

export interface AccountChanging {
  readonly database: Database;
  readonly signIn: SignIn;
  readonly ports: AccountPorts;
  readonly forgetters: readonly Forget[];
}

/** Whose account it is; operators change theirs by command. */
interface Customer {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
}

/** `wrong-password`: the present one. */
export type AccountFailure = "not-a-customer" | "wrong-password" | "email-taken" | "link-used";

/** What a customer changes of her account herself. Each asks for the present password once more: a session may be a borrowed device. */
export function accountChanges({ database, signIn, ports, forgetters }: AccountChanging) {
  const { db } = database;

  const customerOf = async (id: string): Promise<Customer | null> =>
    (await db
      .selectFrom("person")
      .select(["id", "email", "first_name as firstName"])
      .where("id", "=", id)
      .where("office_role", "is", null)
      .executeTakeFirst()) ?? null;

  /** The customer, if the password is hers. */
  async function proven(id: string, password: string): Promise<Outcome<Customer, AccountFailure>> {
    const customer = await customerOf(id);
    if (!customer) return failed("not-a-customer");
    const entered = await signInWithPassword(signIn, { email: customer.email, password }, new Headers());
    if (!entered.ok) return failed("wrong-password");
    const cookie = entered.value.cookies.map((one) => one.split(";")[0]).join("; ");
    await signOut(signIn, new Headers({ cookie }));
    return done(customer);
  }

  const tell = (
    connection: Db,
    { firstName }: Customer,
    to: string,
    news: AccountNews,
    { channel, locale }: MailShop,
  ) =>
    ports.mail.write(
      connection,
      accountMail({ news, to, channel, locale, firstName, imprint: ports.imprintPage({ channel, locale }) }),
    );

  const accountPage = (shop: MailShop) => ports.newPasswordPage(shop).replace(/\/new-password\/?$/, "");

  return {
    /** Sets another password; every other session ends, and so do links that are on their way. @returns cookies of the new session */
    async changePassword(
      id: string,
      form: { readonly current: string; readonly password: string },
      headers: Headers,
      shop: MailShop,
    ): Promise<Outcome<readonly string[], AccountFailure>> {
      const customer = await customerOf(id);
      if (!customer) return failed("not-a-customer");
      const set = await setPassword(signIn, form, headers);
      if (!set.ok) return set;
      await endLinks(db, id);
      await tell(db, customer, customer.email, { kind: "password-changed", link: accountPage(shop) }, shop);
      return set;
    },

    /** Sends a link to the new address; until it is opened nothing changes. */
    async askForEmail(
      id: string,
      { email, current }: { readonly email: string; readonly current: string },
      shop: MailShop,
    ): Promise<Outcome<void, AccountFailure>> {
      const customer = await proven(id, current);
      if (!customer.ok) return customer;
      const taken = await db.selectFrom("person").select("id").where("email", "=", email).executeTakeFirst();
      if (taken) return failed("email-taken");
      const token = createToken();
      const tokenHash = hashToken(token);
      const expiresAt = new Date(Date.now() + resetMinutes * 60_000);
      await db.transaction().execute(async (trx) => {
        const row = { email, token_hash: tokenHash, expires_at: expiresAt };
        await trx
          .insertInto("person_email_change")
          .values({ person_id: id, ...row })
          .onConflict((conflict) => conflict.column("person_id").doUpdateSet(row))
          .execute();
        const link = `${ports.newEmailPage(shop)}#token=${token}`;
        await tell(trx, customer.value, email, { kind: "confirm-email", link, tokenHash }, shop);
      });
      return done(undefined);
    },

    /** The link was opened: the account has the new address, and the old one is told. */
    async confirmEmail(token: string, shop: MailShop): Promise<Outcome<void, AccountFailure>> {
      try {
        return await db.transaction().execute(async (trx) => {
          const change = await trx
            .deleteFrom("person_email_change")
            .where("token_hash", "=", hashToken(token))
            .returning(["person_id as id", "email", "expires_at as expiresAt"])
            .executeTakeFirst();
          if (!change || change.expiresAt < new Date()) return failed("link-used");
          const customer = await customerOf(change.id);
          if (!customer) return failed("link-used");
          await trx
            .updateTable("person")
            .set({ email: change.email, email_verified: true, updated_at: new Date() })
            .where("id", "=", change.id)
            .execute();
          await endLinks(trx, change.id);
          await tell(trx, customer, customer.email, { kind: "email-changed", link: accountPage(shop) }, shop);
          return done(undefined);
        });
      } catch (error) {
        // Somebody opened an account with it meanwhile.
        if (breaksUnique(error, "person_email_key")) return failed("email-taken");
        throw error;
      }
    },

    /** Ends the account: all of hers is deleted but what was ordered, which no one can reach by her name any more. */
    async remove(id: string, password: string, shop: MailShop): Promise<Outcome<void, AccountFailure>> {
      const customer = await proven(id, password);
      if (!customer.ok) return customer;
      await db.transaction().execute(async (trx) => {
        const heir = newId();
        // Nobody has the token of this hash.
        await trx
          .insertInto("visitor")
          .values({ id: heir, token_hash: hashToken(createToken()) })
          .execute();
        for (const forget of forgetters) await forget(trx, id, heir, customer.value.email);
        await endLinks(trx, id);
        await trx.deleteFrom("person").where("id", "=", id).execute();
        const { email } = customer.value;
        await tell(
          trx,
          customer.value,
          email,
          { kind: "account-deleted", link: new URL("/", accountPage(shop)).href },
          shop,
        );
      });
      return done(undefined);
    },
  };
}

export type AccountChanges = ReturnType<typeof accountChanges>;
