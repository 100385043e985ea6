import { despiteCollision } from "../../platform/database/collision.ts";
import type { Database, Db } from "../../platform/database/database.ts";
import { type Clock, systemClock } from "../../platform/time/clock.ts";
import type { AccountPorts } from "./account-ports.ts";
import { proofHandler } from "./email-proofs.ts";
import { officeAccess } from "./office-access.ts";
import { type OperatorWish, setOperator } from "./office-accounts.ts";
import { askForReset, type MailShop, resetHandler, resetPassword } from "./password-reset.ts";
import { createSignIn, type SignIn } from "./sign-in.ts";
import { makeAccount, type NewAccount, signOut } from "./sign-in-answers.ts";
import { signInByAddress } from "./sign-in-by-address.ts";
import { holdFreeAddress } from "./sign-in-names.ts";
import { signUp } from "./sign-up.ts";
import { accountOfAddress } from "./unproven-accounts.ts";

export { accountChanges } from "./account-changes.ts";
export type { AccountPorts } from "./account-ports.ts";
export { attemptedAccount, attemptedLogin } from "./attempted-account.ts";
export { identify, renewVisitor, requireVisitor } from "./identify.ts";
export type { Join } from "./join-accounts.ts";
export { type Door, type KnownBrowsers, knownBrowsers } from "./known-browsers.ts";
export type { EntryRefusal } from "./office-access.ts";
export type { OperatorWish } from "./office-accounts.ts";

/**
 * Moves a visitor's objects to her customer at sign-in; one per owning service. Those of designs and baskets return
 * whether there was something.
 */
export type Adopt = (trx: Db, visitorId: string, customerId: string) => Promise<unknown>;

export interface CustomersDependencies {
  readonly database: Database;
  readonly secret: string;
  readonly publicUrl: string;
  readonly trustedOrigins: readonly string[];
  /** See `passwordHashing`. */
  readonly passwordCost?: number;
  /** The system's unless a test has its own. */
  readonly clock?: Clock;
  readonly adopters: readonly Adopt[];
  /** Null where no mail can be written, as in commands. */
  readonly mails: AccountPorts | null;
}

export interface Account {
  readonly id: string;
  readonly email: string;
  /** Whether she opened a link that was mailed to it. */
  readonly emailProven: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly number: number;
  /** She buys under a partner's brand, as an operator said. */
  readonly isWhitelabel: boolean;
  /** When she signed up, ISO 8601. */
  readonly since: string;
}

/** Customers and who is signed in, see README. */
export function createCustomers(dependencies: CustomersDependencies) {
  const { database, adopters } = dependencies;
  const { db } = database;
  const signIn: SignIn = createSignIn(dependencies);
  const { mails } = dependencies;

  return {
    signIn,
    askForReset: (email: string, shop: MailShop) => askForReset(db, email, shop),
    resetPassword: (form: { readonly token: string; readonly password: string }) => resetPassword(db, signIn, form),
    handlers: mails ? [resetHandler(db, signIn, mails), proofHandler(db, mails)] : [],

    signInByAddress: (credentials: { readonly email: string; readonly password: string }, headers: Headers) =>
      signInByAddress(db, signIn, credentials, headers),
    signUp: (account: NewAccount, headers: Headers, shop: MailShop) => signUp(db, signIn, account, headers, shop),

    async account(id: string): Promise<Account | null> {
      const row = await db
        .selectFrom("person")
        .select(["id", "email", "email_verified", "first_name", "last_name", "number", "whitelabel_by", "created_at"])
        .where("id", "=", id)
        .executeTakeFirst();
      return row
        ? {
            id: row.id,
            email: row.email,
            emailProven: row.email_verified,
            firstName: row.first_name,
            lastName: row.last_name,
            number: Number(row.number),
            isWhitelabel: row.whitelabel_by !== null,
            since: row.created_at.toISOString(),
          }
        : null;
    },

    /** Her mail address, if she opened a link that was mailed to it; an account is made with any address. */
    async provenEmail(id: string): Promise<string | null> {
      const known = db.selectFrom("person").select("email").where("id", "=", id).where("email_verified", "=", true);
      return (await known.executeTakeFirst())?.email ?? null;
    },

    /**
     * Moves everything or nothing, so that no design moves without its photos. Two browsers may sign in at once, each
     * with a basket; the second then finds the first's.
     *
     * @returns whether something of hers moved
     */
    adopt(visitorId: string, customerId: string): Promise<boolean> {
      return despiteCollision(() =>
        db.transaction().execute(async (trx) => {
          let moved = false;
          for (const adopt of adopters) moved = (await adopt(trx, visitorId, customerId)) === true || moved;
          return moved;
        }),
      );
    },

    ...officeAccess(db, signIn, dependencies.clock ?? systemClock),

    /** Ends a session; the cookies that remove it. */
    leave: (headers: Headers): Promise<readonly string[]> => signOut(signIn, headers),

    /** Finds or creates an account with this address and password. For the demo shop and scripts. */
    async ensureAccount(account: NewAccount): Promise<void> {
      const known = await accountOfAddress(db, account.email).select("id").executeTakeFirst();
      await holdFreeAddress(db, known?.id ?? (await makeAccount(signIn, account, new Headers())).customerId);
    },

    /** For the demo shop: visitors cannot give themselves a role. */
    async setOfficeRole(email: string, role: "operator" | "admin" | null): Promise<void> {
      await db.updateTable("person").set({ office_role: role }).where("sign_in_name", "=", email).execute();
    },

    /** For an administrator's command: makes or changes who may enter the office. */
    setOperator: (wish: OperatorWish) => setOperator(db, signIn, wish),
  };
}

export type Customers = ReturnType<typeof createCustomers>;
