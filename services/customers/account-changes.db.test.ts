import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { createHttpApp } from "../../platform/http/app.ts";
import { createRateLimit } from "../../platform/http/rate-limit.ts";
import type { Router } from "../../platform/http/router.ts";
import { silentLog } from "../../platform/log/log.ts";
import type { Message } from "../mail/service.ts";
import { customerPaths } from "./contract.ts";
import { customersRoutes } from "./routes.ts";
import {
  type AccountPorts,
  accountChanges,
  type Customers,
  createCustomers,
  identify,
  requireVisitor,
} from "./service.ts";
import { resetTokenFor } from "./sign-in.ts";

const origin = "http://shop.test";
const database = await migratedTestDatabase();
let customers: Customers;
let app: Router;
let sent: Message[];
let forgotten: { customerId: string; heir: string }[];

const ports: AccountPorts = {
  mail: { write: async (_db, message) => void sent.push(message) },
  newPasswordPage: () => `${origin}/account/new-password`,
  newEmailPage: () => `${origin}/account/new-email`,
  imprintPage: () => `${origin}/imprint`,
};

beforeAll(async () => {
  const secret = "a secret of at least thirty-two characters";
  const shared = { database, secret, publicUrl: origin, trustedOrigins: [origin], adopters: [] };
  customers = createCustomers({ ...shared, reset: ports });
});
beforeEach(() => {
  [sent, forgotten] = [[], []];
  const limitVisitors = createRateLimit(null)({ name: "none", points: 1000, seconds: 60 });
  const who = { db: database.db, signIn: customers.signIn, secureCookies: false, limitVisitors };
  const forget = async (_trx: unknown, customerId: string, heir: string) => void forgotten.push({ customerId, heir });
  app = createHttpApp({ log: silentLog });
  app.use(identify(who));
  app.route(
    "/",
    customersRoutes({
      ...{ customers, requireVisitor: requireVisitor(who), isPartnerVisit: () => false, cartPieces: async () => 0 },
      ...{ limitAttempts: [], limitSignUps: [], limitResets: [], limitNewPasswords: [] },
      account: {
        changes: accountChanges({ database, signIn: customers.signIn, ports, forgetters: [forget] }),
        exporters: { orders: async ({ customerId }) => [{ of: customerId }] },
        limitChanges: createRateLimit(null)({ name: "changes", points: 5, seconds: 60 }),
      },
    }),
  );
});

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

let nextNumber = 0;
const password = "langes-passwort";
async function lena() {
  const email = `lena${++nextNumber}@example.com`;
  const ask = browser();
  await ask(customerPaths.signup, { email, password, firstName: "Lena", lastName: "Muster" });
  const isIn = async (session: ReturnType<typeof browser> = ask): Promise<boolean> =>
    (await session(customerPaths.data)).body.payload.isLoggedIn;
  const logIn = async (with_: { email?: string; password?: string } = {}) => {
    const session = browser();
    const { status } = await session(customerPaths.login, { email, password, ...with_ });
    return { status, session };
  };
  return { email, ask, isIn, logIn };
}

describe("another password", () => {
  test("needs the present one, holds from then on, ends every other session, and is told by mail", async () => {
    const { ask, isIn, logIn, email } = await lena();
    const elsewhere = (await logIn()).session;
    const next = "ein-anderes-passwort";
    expect(await ask(customerPaths.changePassword, { current: "falsch-falsch", password: next })).toMatchObject({
      status: 400,
      body: { payload: { errors: { current: "Das ist nicht dein jetziges Passwort." } } },
    });
    expect(await ask(customerPaths.changePassword, { current: password, password: "kurz" })).toMatchObject({
      body: { payload: { errors: { password: expect.any(String) } } },
    });
    expect(sent).toEqual([]);
    expect(await ask(customerPaths.changePassword, { current: password, password: next })).toMatchObject({
      status: 200,
      body: { payload: { isLoggedIn: true } },
    });
    expect([await isIn(), await isIn(elsewhere)]).toEqual([true, false]);
    expect([(await logIn()).status, (await logIn({ password: next })).status]).toEqual([400, 200]);
    expect(sent).toMatchObject([{ to: email, subject: "Dein Passwort wurde geändert" }]);
    expect(sent[0]?.text).not.toContain(next);
  });

  test("is for customers who are signed in, a few tries at a time", async () => {
    const form = { current: password, password: "ein-anderes-passwort" };
    const stranger = browser();
    expect((await stranger(customerPaths.changePassword, form)).status).toBe(401);
    const operator = await lena();
    await customers.setOfficeRole(operator.email, "operator");
    expect((await operator.ask(customerPaths.changePassword, form)).status).toBe(401);
    for (let tries = 0; tries < 3; tries++) await stranger(customerPaths.changePassword, form);
    expect((await stranger(customerPaths.changePassword, form)).status).toBe(429);
  });
});

describe("another mail address", () => {
  const tokenOf = (message: Message | undefined) => /#token=(\S+)/.exec(message?.text ?? "")?.[1] ?? "";

  test("holds once the link in its mail is opened, on any device and once; the old address is told", async () => {
    const { ask, logIn, email } = await lena();
    const next = `neu-${email}`;
    expect((await ask(customerPaths.changeEmail, { current: "falsch-falsch", email: next })).status).toBe(400);
    expect((await ask(customerPaths.changeEmail, { current: password, email: next })).status).toBe(200);
    expect(sent).toMatchObject([{ to: next, secret: true }]);
    expect([(await logIn()).status, (await logIn({ email: next })).status]).toEqual([200, 400]);

    const token = tokenOf(sent[0]);
    const phone = browser();
    expect((await phone(customerPaths.confirmEmail, { token })).status).toBe(200);
    expect([(await logIn()).status, (await logIn({ email: next })).status]).toEqual([400, 200]);
    expect(sent[1]).toMatchObject({ to: email, subject: "Die E-Mail-Adresse deines Kontos wurde geändert" });
    expect((await phone(customerPaths.confirmEmail, { token })).status).toBe(400);
  });

  test("asked for with a password that somebody knew is never taken on once there is another one", async () => {
    const [changed, reset] = [await lena(), await lena()];
    for (const { ask, email } of [changed, reset]) {
      await ask(customerPaths.changeEmail, { current: password, email: `fremd-${email}` });
    }
    const [first, second] = sent.map(tokenOf);
    const next = "ein-anderes-passwort";
    expect((await changed.ask(customerPaths.changePassword, { current: password, password: next })).status).toBe(200);
    const token = (await resetTokenFor(customers.signIn, reset.email)) ?? "";
    expect(await customers.resetPassword({ token, password: next })).toMatchObject({ ok: true });
    for (const stolen of [first, second]) {
      expect((await browser()(customerPaths.confirmEmail, { token: stolen ?? "" })).status).toBe(400);
    }
    for (const { logIn, email } of [changed, reset]) {
      expect((await logIn({ password: next })).status).toBe(200);
      expect((await logIn({ password: next, email: `fremd-${email}` })).status).toBe(400);
    }
  });

  test("of somebody else is refused, also when she opened her account in between; an old link works no more", async () => {
    const [one, other] = [await lena(), await lena()];
    const taken = await one.ask(customerPaths.changeEmail, { current: password, email: other.email });
    expect(taken).toMatchObject({ status: 400, body: { payload: { errors: { email: expect.any(String) } } } });
    const free = `frei-${one.email}`;
    await one.ask(customerPaths.changeEmail, { current: password, email: free });
    const account = { password, firstName: "Ina", lastName: "Muster" };
    await browser()(customerPaths.signup, { ...account, email: free });
    expect((await one.ask(customerPaths.confirmEmail, { token: tokenOf(sent[0]) })).status).toBe(400);
    expect((await one.logIn()).status).toBe(200);

    await database.pool.query("update person_email_change set expires_at = now() - interval '1 minute'");
    await database.db.deleteFrom("person").where("email", "=", free).execute();
    expect((await one.ask(customerPaths.confirmEmail, { token: tokenOf(sent[0]) })).status).toBe(400);
    expect((await one.logIn()).status).toBe(200);
  });
});

test("her copy holds her account and what each service knows of her; nobody else gets it", async () => {
  const { ask, email } = await lena();
  const copy = await ask(customerPaths.export);
  expect(copy).toMatchObject({ status: 200, body: { account: { email, firstName: "Lena" } } });
  // When she signed up, too.
  expect(Date.now() - Date.parse(copy.body.account.since)).toBeLessThan(60_000);
  expect(copy.body.orders).toEqual([{ of: copy.body.account.id }]);
  expect(copy.headers.get("content-disposition")).toBe('attachment; filename="passepartout.json"');
  expect(copy.headers.get("cache-control")).toBe("private, no-store");
  expect(JSON.stringify(copy.body)).not.toContain("token");
  expect((await browser()(customerPaths.export)).status).toBe(401);
});

test("she reads her own mail address and since when she has her account; nobody else does", async () => {
  const { ask, email } = await lena();
  const own = await ask(customerPaths.account);
  expect(own).toMatchObject({ status: 200, body: { email, emailProven: false } });
  expect(Object.keys(own.body)).toEqual(["email", "emailProven", "since"]);
  expect(own.headers.get("cache-control")).toBe("private, no-store");
  expect((await browser()(customerPaths.account)).status).toBe(401);
});

test("an account ends with its password: sessions, sign-in and her person are gone, every service is told once", async () => {
  const { ask, isIn, logIn, email } = await lena();
  const elsewhere = (await logIn()).session;
  expect((await ask(customerPaths.deleteAccount, { current: "falsch-falsch" })).status).toBe(400);
  expect([await isIn(), forgotten]).toEqual([true, []]);
  expect(await ask(customerPaths.deleteAccount, { current: password })).toMatchObject({
    status: 200,
    body: { payload: { isLoggedIn: false } },
  });
  expect([await isIn(), await isIn(elsewhere), (await logIn()).status]).toEqual([false, false, 400]);
  expect(forgotten).toHaveLength(1);
  const people = await database.db.selectFrom("person").select("id").where("email", "=", email).execute();
  expect(people).toEqual([]);
  expect(sent).toMatchObject([{ to: email, subject: "Dein Konto ist gelöscht" }]);
});
