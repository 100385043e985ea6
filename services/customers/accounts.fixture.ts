import { runOnce } from "graphile-worker";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { createHttpApp } from "../../platform/http/app.ts";
import { createRateLimit } from "../../platform/http/rate-limit.ts";
import { toTaskList } from "../../platform/jobs/task-list.ts";
import { silentLog } from "../../platform/log/log.ts";
import { workerLogger } from "../../platform/log/worker-logger.ts";
import { systemClock } from "../../platform/time/clock.ts";
import type { Message } from "../mail/service.ts";
import { customerPaths } from "./contract.ts";
import { cookieBrowser, origin } from "./cookie-browser.fixture.ts";
import { customersRoutes } from "./routes.ts";
import {
  type AccountPorts,
  accountChanges,
  attemptedAccount,
  createCustomers,
  identify,
  type Join,
  knownBrowsers,
  renewVisitor,
  requireVisitor,
} from "./service.ts";

export const password = "langes-passwort";
export const anotherPassword = "ein-anderes-passwort";

interface Told {
  /** Mails that were written. */
  sent: Message[];
  forgotten: { customerId: string; heir: string; provenEmail: string | null }[];
  joined: { from: string; to: string }[];
}

/** Accounts as in the shop, with a database of their own; services with customers' data record their calls. */
export async function createAccounts() {
  const database = await migratedTestDatabase();
  const told: Told = { sent: [], forgotten: [], joined: [] };
  const ports: AccountPorts = {
    mail: { write: async (_db, message) => void told.sent.push(message) },
    newPasswordPage: ({ channel }) => `${origin}/${channel === "card" ? "cards/" : ""}account/new-password`,
    officePasswordPage: () => `${origin}/office/new-password`,
    newEmailPage: () => `${origin}/account/new-email`,
    imprintPage: () => `${origin}/imprint`,
  };
  const secret = "a secret of at least thirty-two characters";
  const shared = { database, secret, publicUrl: origin, trustedOrigins: [origin], adopters: [], passwordCost: 64 };
  const customers = createCustomers({ ...shared, mails: ports });

  const browsers = knownBrowsers({ secret, secureCookies: false, clock: systemClock });

  /** A shop with fresh limits. */
  function open() {
    Object.assign(told, { sent: [], forgotten: [], joined: [] });
    const limit = (name: string, points: number) => createRateLimit(null)({ name, points, seconds: 60 });
    const byAddress = (name: string, points: number) =>
      createRateLimit(null)({ name, points, seconds: 60, key: attemptedAccount });
    const who = { db: database.db, signIn: customers.signIn, secureCookies: false, limitVisitors: limit("none", 1000) };
    const join: Join = async (_trx, from, to) => void told.joined.push({ from, to });
    const app = createHttpApp({ log: silentLog });
    app.use(identify(who));
    app.route(
      "/",
      customersRoutes({
        customers,
        requireVisitor: requireVisitor(who),
        renewVisitor: renewVisitor(who),
        isPartnerVisit: () => false,
        cartPieces: async () => 0,
        browsers,
        limitAttempts: [],
        limitSignUps: [],
        limitNewPasswords: [],
        limitResets: [byAddress("resets", 3)],
        account: {
          changes: accountChanges({
            database,
            signIn: customers.signIn,
            ports,
            joiners: [join],
            forgetters: [
              async (_trx, customerId, heir, provenEmail) =>
                void told.forgotten.push({ customerId, heir, provenEmail }),
            ],
          }),
          exporters: { orders: async ({ customerId }) => [{ of: customerId }] },
          limitChanges: limit("changes", 20),
          limitProofs: limit("proofs", 3),
          limitNewEmails: byAddress("new-emails", 2),
        },
      }),
    );
    return app;
  }
  let app = open();

  /** A browser: keeps cookies between its requests. What brings a form is sent, what brings none is read. */
  function browser(): AccountsBrowser {
    const { send } = cookieBrowser(() => app);
    return (path: string, form?: Record<string, string>, headers?: Record<string, string>) =>
      send(form ? "POST" : "GET", path, form, headers);
  }

  const runJobs = () =>
    runOnce({
      pgPool: database.pool,
      taskList: toTaskList(customers.handlers, silentLog, new AbortController().signal),
      logger: workerLogger(silentLog),
    });

  /** The token of the last mail to this address, once all jobs are done. */
  async function tokenFor(email: string): Promise<string> {
    await runJobs();
    const mail = told.sent.findLast(({ to }) => to === email);
    return /#token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
  }

  return {
    database,
    customers,
    told,
    browser,
    runJobs,
    tokenFor,
    /** Clears records and limits. */
    reopen(): void {
      app = open();
    },
    /** The browser of somebody who signed up and proved her address; no mail was written since. */
    async proven(email: string, wanted = password): Promise<AccountsBrowser> {
      const ask = browser();
      await signUpIn(ask, email, wanted);
      const { status } = await ask(customerPaths.confirmEmail, { token: await tokenFor(email) });
      if (status !== 200) throw new Error(`the address was not confirmed: ${status}`);
      told.sent = [];
      return ask;
    },
    async logIn(email: string, wanted = password) {
      const ask = browser();
      const { status } = await ask(customerPaths.login, { email, password: wanted });
      return { status, ask };
    },
    /** Made with this address, the first before the others. */
    accountsOf: (email: string) =>
      database.db
        .selectFrom("person")
        .select(["id", "number", "email_verified as isProven", "sign_in_name as signInName"])
        .where("email", "=", email)
        .orderBy("number")
        .execute(),
  };
}

export type AccountsBrowser = (
  path: string,
  form?: Record<string, string>,
  headers?: Record<string, string>,
) => ReturnType<ReturnType<typeof cookieBrowser>["send"]>;

export const isIn = async (ask: AccountsBrowser): Promise<boolean> =>
  (await ask(customerPaths.data)).body.payload.isLoggedIn;
export const numberOf = async (ask: AccountsBrowser): Promise<number | null> =>
  (await ask(customerPaths.data)).body.payload.number;

let nextNumber = 0;
export const newEmail = (): string => `lena${++nextNumber}@example.com`;

/** Signs up in that browser. */
export const signUpIn = (ask: AccountsBrowser, email: string, wanted: string = password, firstName = "Lena") =>
  ask(customerPaths.signup, { email, password: wanted, firstName, lastName: "Muster" });
