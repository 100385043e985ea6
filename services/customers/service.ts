import type { Database, Db } from "../../platform/database/database.ts";
import { createSignIn, type SignIn } from "./sign-in.ts";
import { signUp } from "./sign-in-answers.ts";

export { identify, requireVisitor } from "./identify.ts";

/** Moves what a visitor owns to the customer she turns out to be; each owning service gives one. */
export type Adopt = (trx: Db, visitorId: string, customerId: string) => Promise<void>;

export interface CustomersDependencies {
  readonly database: Database;
  readonly secret: string;
  readonly publicUrl: string;
  readonly trustedOrigins: readonly string[];
  readonly adopters: readonly Adopt[];
}

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly number: number;
}

/** Customers and who is signed in, see README. */
export function createCustomers(dependencies: CustomersDependencies) {
  const { database, adopters } = dependencies;
  const { db } = database;
  const signIn: SignIn = createSignIn(dependencies);

  return {
    signIn,

    async account(id: string): Promise<Account | null> {
      const row = await db
        .selectFrom("person")
        .select(["id", "email", "first_name", "last_name", "number"])
        .where("id", "=", id)
        .executeTakeFirst();
      return row
        ? {
            id: row.id,
            email: row.email,
            firstName: row.first_name,
            lastName: row.last_name,
            number: Number(row.number),
          }
        : null;
    },

    /** All or nothing: a design never moves without its photos. */
    adopt(visitorId: string, customerId: string): Promise<void> {
      return db.transaction().execute(async (trx) => {
        for (const adopt of adopters) await adopt(trx, visitorId, customerId);
      });
    },

    /** An account with this address, made with this password when there is none. For the demo shop and scripts. */
    async ensureAccount(account: Omit<Account, "id" | "number"> & { readonly password: string }): Promise<void> {
      const known = await db.selectFrom("person").select("id").where("email", "=", account.email).executeTakeFirst();
      if (known) return;
      const made = await signUp(signIn, account, new Headers());
      if (!made.ok) throw new Error(`account was not made: ${made.error}`);
    },

    /** For the demo shop and for an administrator's command: visitors cannot give themselves a role. */
    async setOfficeRole(email: string, role: "operator" | "admin" | null): Promise<void> {
      await db.updateTable("person").set({ office_role: role }).where("email", "=", email).execute();
    },
  };
}

export type Customers = ReturnType<typeof createCustomers>;
