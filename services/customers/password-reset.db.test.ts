import { runOnce } from "graphile-worker";
import type { MiddlewareHandler } from "hono";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { createHttpApp } from "../../platform/http/app.ts";
import { createRateLimit } from "../../platform/http/rate-limit.ts";
import type { Router } from "../../platform/http/router.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import { toTaskList } from "../../platform/jobs/task-list.ts";
import { workerLogger } from "../../platform/jobs/worker-logger.ts";
import { silentLog } from "../../platform/log/log.ts";
import type { Message } from "../mail/service.ts";
import { customerPaths } from "./contract.ts";
import { customersRoutes } from "./routes.ts";
import { attemptedAccount, type Customers, createCustomers, identify, requireVisitor } from "./service.ts";

const origin = "http://shop.test";
const noLimit: MiddlewareHandler<AppEnv> = (_, next) => next();
const database = await migratedTestDatabase();
let customers: Customers;
let app: Router;
let sent: Message[] = [];
let nextNumber = 0;
let email: string;

beforeAll(async () => {
  customers = createCustomers({
    database,
    secret: "a secret of at least thirty-two characters",
    publicUrl: origin,
    trustedOrigins: [origin],
    adopters: [],
    mails: {
      newEmailPage: () => `${origin}/account/new-email`,
      mail: { write: async (_db, message) => void sent.push(message) },
      newPasswordPage: ({ channel }) => `${origin}/${channel === "card" ? "cards/" : ""}account/new-password`,
      imprintPage: () => `${origin}/imprint`,
    },
  });
});
beforeEach(async () => {
  sent = [];
  email = `lena${++nextNumber}@example.com`;
  const who = { db: database.db, signIn: customers.signIn, secureCookies: false, limitVisitors: noLimit };
  const limit = createRateLimit(null)({ name: "reset-test", points: 3, seconds: 60, key: attemptedAccount });
  app = createHttpApp({ log: silentLog });
  app.use(identify(who));
  app.route(
    "/",
    customersRoutes({
      customers,
      requireVisitor: requireVisitor(who),
      limitAttempts: [],
      limitSignUps: [],
      limitResets: [limit],
      limitNewPasswords: [],
      account: null,
      isPartnerVisit: () => false,
      cartPieces: async () => 0,
    }),
  );
  const account = { email, password: "langes-passwort", firstName: "Lena", lastName: "Muster" };
  await customers.ensureAccount(account);
});

async function post(path: string, form: Record<string, string>) {
  const response = await app.request(origin + path, { method: "POST", body: new URLSearchParams(form) });
  return { status: response.status, body: await response.json(), cookies: response.headers.getSetCookie() };
}

const runJobs = () =>
  runOnce({
    pgPool: database.pool,
    taskList: toTaskList(customers.handlers, silentLog, new AbortController().signal),
    logger: workerLogger(silentLog),
  });

async function linkOf(address: string): Promise<string> {
  await post(customerPaths.passwordReset, { email: address });
  await runJobs();
  return /#token=(\S+)/.exec(sent.at(-1)?.text ?? "")?.[1] ?? "";
}

const logIn = async (password: string) => (await post(customerPaths.login, { email, password })).status;
const isLoggedIn = async (cookies: readonly string[]) => {
  const cookie = cookies.map((one) => one.split(";")[0]).join("; ");
  const answer = await app.request(origin + customerPaths.data, { headers: { cookie } });
  return ((await answer.json()) as { payload: { isLoggedIn: boolean } }).payload.isLoggedIn;
};

test("a link by mail sets a new password, and every session of the account ends (second document, section 7)", async () => {
  const { cookies } = await post(customerPaths.login, { email, password: "langes-passwort" });
  expect(await isLoggedIn(cookies)).toBe(true);
  const token = await linkOf(email);
  expect(sent).toMatchObject([{ to: email, secret: true, subject: "Dein neues Passwort bei Passepartout" }]);
  expect(sent[0]?.key).not.toContain(token);
  expect(sent[0]?.text).toContain(`Impressum: ${origin}/imprint`);
  const set = await post(customerPaths.newPassword, { token, password: "ein ganz neues" });
  expect(set).toMatchObject({ status: 200, body: { payload: { isLoggedIn: false } } });
  expect(await isLoggedIn(cookies)).toBe(false);
  expect(await logIn("langes-passwort")).toBe(400);
  expect(await logIn("ein ganz neues")).toBe(200);
});

test("whoever asks in the card channel gets that channel's mail and link", async () => {
  const body = new URLSearchParams({ email });
  await app.request(origin + customerPaths.passwordReset, { method: "POST", body, headers: { "x-channel": "card" } });
  await runJobs();
  expect(sent[0]?.text).toContain(`${origin}/cards/account/new-password#token=`);
  expect(sent[0]?.html).toContain("/mail/header-card.png");
});

test("a link works once, and takes the others with it", async () => {
  const [first, second] = [await linkOf(email), await linkOf(email)];
  expect(first).not.toBe(second);
  await post(customerPaths.newPassword, { token: second, password: "das erste Mal" });
  for (const token of [second, first]) {
    expect((await post(customerPaths.newPassword, { token, password: "das zweite Mal" })).status).toBe(400);
  }
  expect(await logIn("das zweite Mal")).toBe(400);
  expect(await logIn("das erste Mal")).toBe(200);
});

test("a link works for an hour and no longer", async () => {
  const token = await linkOf(email);
  const late = await database.db.selectFrom("person_verification").select("expires_at").executeTakeFirstOrThrow();
  expect(Math.round((late.expires_at.getTime() - Date.now()) / 60_000)).toBe(60);
  await database.db
    .updateTable("person_verification")
    .set({ expires_at: new Date(0) })
    .execute();
  const set = await post(customerPaths.newPassword, { token, password: "ein ganz neues" });
  expect(set.body).toMatchObject({ message: { text: expect.stringContaining("gilt nicht mehr") } });
  expect(await logIn("langes-passwort")).toBe(200);
});

test("the answer is the same whether the address exists or not, and a stranger gets no mail", async () => {
  const [known, unknown] = [
    await post(customerPaths.passwordReset, { email }),
    await post(customerPaths.passwordReset, { email: "niemand@example.com" }),
  ];
  expect(unknown).toEqual(known);
  expect(known.cookies).toEqual([]);
  await runJobs();
  expect(sent.map(({ to }) => to)).toEqual([email]);
});

test("a short password is said at its field and uses nothing up; the token is stored only as a hash", async () => {
  const token = await linkOf(email);
  const { rows } = await database.pool.query<{ text: string }>("select v::text as text from person_verification v");
  expect(rows.filter(({ text }) => text.includes(token))).toEqual([]);
  const short = await post(customerPaths.newPassword, { token, password: "kurz" });
  expect(short.body).toMatchObject({ payload: { errors: { password: expect.stringContaining("10 Zeichen") } } });
  expect((await post(customerPaths.newPassword, { token, password: "lang genug jetzt" })).status).toBe(200);
});

test("links for one account are slowed down, and none opens the office", async () => {
  for (let n = 0; n < 3; n++) expect((await post(customerPaths.passwordReset, { email })).status).toBe(200);
  expect((await post(customerPaths.passwordReset, { email: email.toUpperCase() })).status).toBe(429);
  await customers.setOfficeRole(email, "operator");
  await runJobs();
  expect(sent).toEqual([]);
});

test("an empty form, or an address that is none, is refused by field and takes nothing from the limit", async () => {
  for (const form of [{}, { email: "" }, { email: "lena" }, { email: " " }]) {
    expect(await post(customerPaths.passwordReset, form)).toMatchObject({ status: 400, body: { errors: [{}] } });
    expect((await post(customerPaths.passwordReset, form)).status).toBe(400);
  }
  for (let asked = 0; asked < 3; asked++) {
    expect((await post(customerPaths.passwordReset, { email })).status).toBe(200);
  }
  expect((await post(customerPaths.passwordReset, { email })).status).toBe(429);
});
