import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { createHttpApp } from "../../platform/http/app.ts";
import { createRateLimit, type RateLimit, type RateRule } from "../../platform/http/rate-limit.ts";
import type { Router } from "../../platform/http/router.ts";
import { createLog, type Log, silentLog } from "../../platform/log/log.ts";
import { systemClock } from "../../platform/time/clock.ts";
import { hashToken } from "../../platform/tokens/random.ts";
import { customerPaths } from "./contract.ts";
import { cookieBrowser, origin } from "./cookie-browser.fixture.ts";
import { customersRoutes } from "./routes.ts";
import {
  attemptedAccount,
  type Customers,
  createCustomers,
  identify,
  knownBrowsers,
  renewVisitor,
  requireVisitor,
} from "./service.ts";

const database = await migratedTestDatabase();
const secret = "a secret of at least thirty-two characters";
let customers: Customers;
let app: Router;
let adopted: { visitorId: string; customerId: string }[] = [];
let hadSomething = false;

beforeAll(async () => {
  customers = createCustomers({
    database,
    secret,
    publicUrl: origin,
    trustedOrigins: [origin],
    passwordCost: 64,
    adopters: [
      async (_trx, visitorId, customerId) => {
        adopted.push({ visitorId, customerId });
        return hadSomething;
      },
    ],
    mails: null,
  });
});
const limit = (name: string, points: number, key: NonNullable<RateRule["key"]> = () => "one") =>
  createRateLimit(null)({ name, points, seconds: 60, key });

beforeEach(() => {
  adopted = [];
  app = appWith([limit("sign-in-test", 5)]);
});

function appWith(
  limitAttempts: readonly ReturnType<RateLimit>[],
  limitVisitors: ReturnType<RateLimit> = (_, next) => next(),
  log: Log = silentLog,
  { of, secureCookies } = { of: customers, secureCookies: false },
): Router {
  const browsers = knownBrowsers({ secret, secureCookies, clock: systemClock });
  const who = { db: database.db, signIn: of.signIn, secureCookies, limitVisitors };
  const made = createHttpApp({ log });
  made.use(identify(who));
  const visitor = requireVisitor(who);
  made.route(
    "/",
    customersRoutes({
      customers: of,
      requireVisitor: visitor,
      renewVisitor: renewVisitor(who),
      isPartnerVisit: () => false,
      cartPieces: async () => 3,
      browsers,
      limitAttempts,
      limitSignUps: limitAttempts,
      limitResets: [],
      limitNewPasswords: [],
      account: null,
    }),
  );
  return made;
}

const browser = () => cookieBrowser(() => app);

let nextNumber = 0;
const newAccount = () => ({
  email: `lena${++nextNumber}@example.com`,
  password: "langes-passwort",
  firstName: "Lena",
  lastName: "Muster",
});

test("signing up signs in, and what the visitor made moves to the new customer (second document, section 7)", async () => {
  const lena = browser();
  const account = newAccount();
  const signedUp = await lena.send("POST", customerPaths.signup, account);
  expect(signedUp.body).toMatchObject({
    payload: { isLoggedIn: true, firstName: "Lena", order: { cartArticlesAmount: 3 } },
  });
  const person = await database.db
    .selectFrom("person")
    .select("id")
    .where("email", "=", account.email)
    .executeTakeFirstOrThrow();
  expect(adopted).toEqual([{ visitorId: expect.any(String), customerId: person.id }]);
  // She is told of what moved only when something did.
  expect(signedUp.body).toMatchObject({ adopted: false });
  hadSomething = true;
  expect((await browser().send("POST", customerPaths.login, account)).body).toMatchObject({ adopted: true });
  hadSomething = false;
  expect((await lena.send("GET", customerPaths.data)).body).toMatchObject({
    payload: { isLoggedIn: true, lastName: "Muster" },
  });
});

test("a name is text: what looks like markup is kept as it was typed, whatever would tear a label is refused with words", async () => {
  const names = { firstName: "<b>Mia</b>", lastName: `O'Neill & <Söhne> "a<b"` };
  const mia = browser();
  expect((await mia.send("POST", customerPaths.signup, { ...newAccount(), ...names })).body).toMatchObject({
    payload: names,
  });
  expect((await mia.send("GET", customerPaths.data)).body).toMatchObject({ payload: names });
  const torn = await browser().send("POST", customerPaths.signup, { ...newAccount(), firstName: "Mia\u0000" });
  expect(torn.body).toMatchObject({
    payload: { errors: { firstName: expect.stringContaining("ohne Steuerzeichen") } },
  });
});

test("who only looks gets no cookie and leaves no row", async () => {
  const before = await database.db.selectFrom("visitor").select("id").execute();
  const nobody = browser();
  const data = await nobody.send("GET", customerPaths.data);
  expect(data.body).toMatchObject({ payload: { isLoggedIn: false, emailHash: null, number: null } });
  expect(data.headers.get("cache-control")).toContain("no-store");
  expect(nobody.jar.size).toBe(0);
  expect(await database.db.selectFrom("visitor").select("id").execute()).toHaveLength(before.length);
});

test("a cookie is for one host alone; one of another channel that comes all the same opens what is hers and nobody else's", async () => {
  const [lena, tom] = [browser(), browser()];
  const { headers } = await lena.send("POST", customerPaths.signup, newAccount());
  for (const cookie of headers.getSetCookie()) expect(cookie).not.toMatch(/domain=/i);
  await tom.send("POST", customerPaths.signup, { ...newAccount(), firstName: "Tom" });
  const cards = await lena.send("GET", customerPaths.data, undefined, { "x-channel": "card", "x-locale": "fr-CH" });
  expect(cards.body).toMatchObject({ payload: { isLoggedIn: true, firstName: "Lena" } });
  expect(cards.headers.get("cache-control")).toContain("no-store");
  for (const made of ["", "x", `${lena.jar.get("passepartout.visitor")}x`, "../../card", "a".repeat(3_000)]) {
    const stranger = browser();
    stranger.jar.set("passepartout.visitor", made);
    const seen = await stranger.send("GET", customerPaths.data, undefined, { "x-channel": "card" });
    expect(seen.body, made.slice(0, 20)).toMatchObject({ payload: { isLoggedIn: false, firstName: "", number: null } });
  }
});

test("the visitor's cookie cannot be read by scripts or sent by other sites, and only its hash is stored", async () => {
  const lena = browser();
  const { headers } = await lena.send("POST", customerPaths.signup, newAccount());
  const cookie = headers.getSetCookie().find((text) => text.startsWith("passepartout.visitor=")) ?? "";
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
  const token = lena.jar.get("passepartout.visitor") ?? "";
  const stored = await database.db.selectFrom("visitor").select("id").where("token_hash", "=", token).execute();
  expect(stored).toEqual([]);
});

test("who signs in gets another visitor's cookie: one that was put into her browser opens nothing of what she makes then", async () => {
  const [lena, planter] = [browser(), browser()];
  await planter.send("POST", customerPaths.login, { email: "x@example.com", password: "falsch" });
  const planted = planter.jar.get("passepartout.visitor") ?? "";
  lena.jar.set("passepartout.visitor", planted);
  const account = newAccount();
  await lena.send("POST", customerPaths.signup, account);
  const atSignUp = lena.jar.get("passepartout.visitor");
  expect(atSignUp).not.toBe(planted);
  await lena.send("POST", customerPaths.logout);
  await lena.send("POST", customerPaths.login, { email: account.email, password: account.password });
  expect([planted, atSignUp]).not.toContain(lena.jar.get("passepartout.visitor"));
  const visitors = await database.db
    .selectFrom("visitor")
    .select("id")
    .where("token_hash", "=", hashToken(planted))
    .execute();
  expect(adopted.map(({ visitorId }) => visitorId)).toContain(visitors[0]?.id);
});

test("on https, cookies of visitor and session are taken from no other host", async () => {
  const publicUrl = "https://shop.test";
  const shop = {
    database,
    secret,
    passwordCost: 64,
    adopters: [],
    mails: null,
  };
  const overHttps = createCustomers({ ...shop, publicUrl, trustedOrigins: [publicUrl] });
  const secured = appWith([], undefined, silentLog, { of: overHttps, secureCookies: true });
  const lena = cookieBrowser(() => secured);
  const { headers } = await lena.send("POST", customerPaths.signup, newAccount());
  expect([...lena.jar.keys()].sort()).toEqual(
    ["known", "session_token", "visitor"].map((name) => `__Host-passepartout.${name}`),
  );
  for (const cookie of headers.getSetCookie()) expect(cookie).toMatch(/; Secure/);
  expect((await lena.send("GET", customerPaths.data)).body).toMatchObject({ payload: { isLoggedIn: true } });
  // As a host beside the shop's can set them.
  const tossed = cookieBrowser(() => secured);
  for (const [name, value] of lena.jar) tossed.jar.set(name.replace("__Host-", ""), value);
  expect((await tossed.send("GET", customerPaths.data)).body).toMatchObject({ payload: { isLoggedIn: false } });
});

test("who signs out leaves nothing in the browser's cache", async () => {
  const lena = browser();
  await lena.send("POST", customerPaths.signup, newAccount());
  expect((await lena.send("POST", customerPaths.logout)).headers.get("clear-site-data")).toBe('"cache"');
});

test.each(["password1234", "Password1234", "1q2w3e4r5t"])(
  "the password %s, which thieves know, is refused at sign-up",
  async (password) => {
    const lena = browser();
    const refused = await lena.send("POST", customerPaths.signup, { ...newAccount(), password });
    expect([refused.status, refused.body.payload.errors]).toEqual([
      400,
      { password: "Dieses Passwort steht in Listen gestohlener Passwörter. Nimm bitte ein anderes." },
    ]);
    expect((await lena.send("GET", customerPaths.data)).body).toMatchObject({ payload: { isLoggedIn: false } });
  },
);

test("a name that turns the direction of what follows is refused", async () => {
  const refused = await browser().send("POST", customerPaths.signup, { ...newAccount(), lastName: "Muster\u202E" });
  expect([refused.status, Object.keys(refused.body.payload.errors)]).toEqual([400, ["lastName"]]);
});

test("a wrong password and an unknown address get the same answer, in the visitor's language", async () => {
  const account = newAccount();
  await browser().send("POST", customerPaths.signup, account);
  const wrong = await browser().send(
    "POST",
    customerPaths.login,
    { email: account.email, password: "falsch" },
    { "x-locale": "en-GB" },
  );
  const unknown = await browser().send(
    "POST",
    customerPaths.login,
    { email: "x@example.com", password: "falsch" },
    { "x-locale": "en-GB" },
  );
  for (const answer of [wrong, unknown]) {
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: true, message: { text: "Email or password is not right." } });
  }
});

test("after five tries the sixth is refused with the time to wait, even with the right password", async () => {
  const account = newAccount();
  await browser().send("POST", customerPaths.signup, account);
  for (let tries = 0; tries < 4; tries++) {
    await browser().send("POST", customerPaths.login, { email: account.email, password: "falsch" });
  }
  const guest = browser();
  const sixth = await guest.send("POST", customerPaths.login, { email: account.email, password: account.password });
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers.get("retry-after"))).toBeGreaterThan(0);
  // Who is refused becomes no visitor either.
  expect(guest.jar.size).toBe(0);
});

test("tries for one account count together wherever they come from and however they write it; others go on", async () => {
  app = appWith([limit("account-test", 3, attemptedAccount)]);
  const [one, other] = [newAccount(), newAccount()];
  for (const account of [one, other]) await browser().send("POST", customerPaths.signup, account);
  for (const email of [one.email, ` ${one.email.toUpperCase()}`]) {
    await browser().send("POST", customerPaths.login, { email, password: "falsch" });
  }
  expect((await browser().send("POST", customerPaths.login, one)).status).toBe(429);
  expect((await browser().send("POST", customerPaths.login, other)).status).toBe(200);
});

test("a thousand tries on one account are five, from wherever they come; its owner waits with them", async () => {
  app = appWith([limit("thousand-test", 6, attemptedAccount)]);
  const account = newAccount();
  await browser().send("POST", customerPaths.signup, account);
  const guess = (password: string) => browser().send("POST", customerPaths.login, { email: account.email, password });
  const statuses: number[] = [];
  for (let tries = 0; tries < 1000; tries++) statuses.push((await guess(`falsch-${tries}`)).status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(995);
  expect((await guess(account.password)).status).toBe(429);
});

test("a refused log-in is logged unless it is a wrong password, a sign-up unless it is a wrong field, a reset always (second document, section 8)", async () => {
  const events: unknown[] = [];
  const write = (line: string) => {
    const { event, status } = JSON.parse(line);
    if (event) events.push({ event, status });
  };
  const log = createLog({ level: "error", destination: { write } });
  app = appWith([limit("logged-test", 2)], undefined, log);
  await browser().send("POST", customerPaths.login, { email: "x@example.com", password: "falsch" });
  await browser().send("POST", customerPaths.signup, {});
  expect(events).toEqual([]);
  await browser().send("POST", customerPaths.login, { email: "x@example.com", password: "falsch" });
  await browser().send("POST", customerPaths.signup, {});
  expect(events).toEqual([
    { event: "customer-login-error", status: 429 },
    { event: "customer-signup-error", status: 429 },
  ]);
  await browser().send("POST", customerPaths.passwordReset, { email: "x" });
  expect(events.at(-1)).toEqual({ event: "customer-password-reset-error", status: 400 });
});

test("another site's page signs nobody in and nobody out", async () => {
  const lena = browser();
  await lena.send("POST", customerPaths.signup, newAccount());
  const foreign = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
  expect((await lena.send("POST", customerPaths.logout, {}, foreign)).status).toBe(403);
  expect(
    (await lena.send("POST", customerPaths.login, { email: "x@example.com", password: "x" }, foreign)).status,
  ).toBe(403);
  expect((await lena.send("GET", customerPaths.data)).body).toMatchObject({ payload: { isLoggedIn: true } });
});

test("a sign-up that breaks off leaves nothing, so that it can be tried again", async () => {
  const account = newAccount();
  await sql`create function fail() returns trigger language plpgsql as 'begin raise exception ''broken''; end'`.execute(
    database.db,
  );
  await sql`create trigger fail before insert on person_credential execute function fail()`.execute(database.db);
  expect((await browser().send("POST", customerPaths.signup, account)).status).toBe(500);
  await sql`drop trigger fail on person_credential`.execute(database.db);
  expect((await browser().send("POST", customerPaths.signup, account)).status).toBe(200);
});

test("sign-up names each wrong field and says how to mend it", async () => {
  const answer = await browser().send("POST", customerPaths.signup, {
    email: "lena",
    password: "kurz",
    firstName: " ",
    lastName: "Mus\0ter",
  });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.payload.errors).sort()).toEqual(["email", "firstName", "lastName", "password"]);
});

test("nobody becomes an operator by a form field", async () => {
  const account = newAccount();
  await browser().send("POST", customerPaths.signup, { ...account, officeRole: "admin", office_role: "admin" });
  const person = await database.db
    .selectFrom("person")
    .select("office_role")
    .where("email", "=", account.email)
    .executeTakeFirstOrThrow();
  expect(person.office_role).toBeNull();
});

test("logging out ends the session for good", async () => {
  const lena = browser();
  await lena.send("POST", customerPaths.signup, newAccount());
  const session = new Map(lena.jar);
  expect((await lena.send("POST", customerPaths.logout)).body).toMatchObject({ payload: { isLoggedIn: false } });
  for (const [name, value] of session) lena.jar.set(name, value);
  expect((await lena.send("GET", customerPaths.data)).body).toMatchObject({ payload: { isLoggedIn: false } });
});

test("three visitors are made for one address; the fourth newcomer is refused and becomes none, those known go on", async () => {
  app = appWith([], limit("visitors-test", 3));
  const count = async () =>
    (
      await database.db
        .selectFrom("visitor")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .executeTakeFirst()
    )?.count;
  const before = Number(await count());
  const enter = { email: "nobody@example.com", password: "falsch" };
  const known = browser();
  for (const newcomer of [known, browser(), browser()]) {
    expect((await newcomer.send("POST", customerPaths.login, enter)).status).toBe(400);
  }
  const fourth = browser();
  const refused = await fourth.send("POST", customerPaths.login, enter);
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({ type: "urn:passepartout:problem:too-many-requests" });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(fourth.jar.size).toBe(0);
  expect(Number(await count()) - before).toBe(3);
  expect((await known.send("POST", customerPaths.login, enter)).status).toBe(400);
});
