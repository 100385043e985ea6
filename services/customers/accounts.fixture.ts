import { runOnce } from "graphile-worker";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { createHttpApp } from "../../platform/http/app.ts";
import { createRateLimit } from "../../platform/http/rate-limit.ts";
import { toTaskList } from "../../platform/jobs/task-list.ts";
import { workerLogger } from "../../platform/jobs/worker-logger.ts";
import { silentLog } from "../../platform/log/log.ts";
import type { Message } from "../mail/service.ts";
import { customerPaths } from "./contract.ts";
import { customersRoutes } from "./routes.ts";
import {
  type AccountPorts,
  accountChanges,
  attemptedAccount,
  createCustomers,
  identify,
  type Join,
  requireVisitor,
} from "./service.ts";

const origin = "http://shop.test";
export const password = "langes-passwort";

interface Told {
  /** Mails that were written. */
  sent: Message[];
  forgotten: { customerId: string; heir: string; provenEmail: string | null }[];
  joined: { from: string; to: string }[];
}

/** Accounts as the shop has them, over a database of their own; services that keep something of a customer write down what they are told. */
export async function createAccounts() {
  const database = await migratedTestDatabase();
  const told: Told = { sent: [], forgotten: [], joined: [] };
  const ports: AccountPorts = {
    mail: { write: async (_db, message) => void told.sent.push(message) },
    newPasswordPage: ({ channel }) => `${origin}/${channel === "card" ? "cards/" : ""}account/new-password`,
    newEmailPage: () => `${origin}/account/new-email`,
    imprintPage: () => `${origin}/imprint`,
  };
  const secret = "a secret of at least thirty-two characters";
  const shared = { database, secret, publicUrl: origin, trustedOrigins: [origin], adopters: [] };
  const customers = createCustomers({ ...shared, mails: ports });

  /** A shop whose limits begin anew. */
  function open() {
    Object.assign(told, { sent: [], forgotten: [], joined: [] });
    const limit = (name: string, points: number) => createRateLimit(null)({ name, points, seconds: 60 });
    const who = {
      ...{ db: database.db, signIn: customers.signIn, secureCookies: false },
      limitVisitors: limit("none", 1000),
    };
    const join: Join = async (_trx, from, to) => void told.joined.push({ from, to });
    const app = createHttpApp({ log: silentLog });
    app.use(identify(who));
    app.route(
      "/",
      customersRoutes({
        ...{ customers, requireVisitor: requireVisitor(who), isPartnerVisit: () => false, cartPieces: async () => 0 },
        ...{ limitAttempts: [], limitSignUps: [], limitResets: [], limitNewPasswords: [] },
        account: {
          changes: accountChanges({
            ...{ database, signIn: customers.signIn, ports, joiners: [join] },
            forgetters: [
              async (_trx, customerId, heir, provenEmail) =>
                void told.forgotten.push({ customerId, heir, provenEmail }),
            ],
          }),
          exporters: { orders: async ({ customerId }) => [{ of: customerId }] },
          limitChanges: limit("changes", 20),
          limitProofs: limit("proofs", 3),
          limitNewEmails: createRateLimit(null)({ name: "new-email", points: 2, seconds: 60, key: attemptedAccount }),
        },
      }),
    );
    return app;
  }
  let app = open();

  /** A browser: keeps cookies between its requests. */
  function browser() {
    const jar = new Map<string, string>();
    return async (path: string, form?: Record<string, string>) => {
      const response = await app.request(origin + path, {
        method: form ? "POST" : "GET",
        headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") },
        ...(form && { body: new URLSearchParams(form) }),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=", 2);
        if (/max-age=0/i.test(cookie)) jar.delete(name);
        else jar.set(name, value);
      }
      return { status: response.status, body: await response.json(), headers: response.headers };
    };
  }

  const runJobs = () =>
    runOnce({
      pgPool: database.pool,
      taskList: toTaskList(customers.handlers, silentLog, new AbortController().signal),
      logger: workerLogger(silentLog),
    });

  return {
    ...{ database, customers, told, browser, runJobs },
    /** Nothing was told, and nothing tried yet. */
    reopen(): void {
      app = open();
    },
    /** The token of the last mail to this address, once all jobs are done. */
    async tokenFor(email: string): Promise<string> {
      await runJobs();
      const mail = told.sent.findLast(({ to }) => to === email);
      return /#token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
    },
  };
}

export type AccountsBrowser = ReturnType<Awaited<ReturnType<typeof createAccounts>>["browser"]>;

let nextNumber = 0;
export const newEmail = (): string => `lena${++nextNumber}@example.com`;

/** Signs up in that browser. */
export const signUpIn = (ask: AccountsBrowser, email: string, wanted: string = password, firstName = "Lena") =>
  ask(customerPaths.signup, { email, password: wanted, firstName, lastName: "Muster" });
