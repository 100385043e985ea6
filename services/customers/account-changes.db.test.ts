import { beforeEach, describe, expect, test } from "vitest";
import { anotherPassword, createAccounts, isIn, newEmail, password, signUpIn } from "./accounts.fixture.ts";
import { customerPaths } from "./contract.ts";
import { resetTokenFor } from "./sign-in.ts";

const accounts = await createAccounts();
const { database, customers, told, browser, proven, reopen, tokenFor } = accounts;
beforeEach(reopen);

/** A customer who proved her address. */
async function lena() {
  const email = newEmail();
  const ask = await proven(email);
  const logIn = (wanted: { email?: string; password?: string } = {}) =>
    accounts.logIn(wanted.email ?? email, wanted.password);
  return { email, ask, logIn };
}

describe("another password", () => {
  test("needs the present one, holds from then on, ends every other session, and is told by mail", async () => {
    const { ask, logIn, email } = await lena();
    const elsewhere = (await logIn()).ask;
    const next = "ein-anderes-passwort";
    expect(await ask(customerPaths.changePassword, { current: "falsch-falsch", password: next })).toMatchObject({
      status: 400,
      body: { payload: { errors: { current: "Das ist nicht dein jetziges Passwort." } } },
    });
    expect(await ask(customerPaths.changePassword, { current: password, password: "kurz" })).toMatchObject({
      body: { payload: { errors: { password: expect.any(String) } } },
    });
    expect(told.sent).toEqual([]);
    expect(await ask(customerPaths.changePassword, { current: password, password: next })).toMatchObject({
      status: 200,
      body: { payload: { isLoggedIn: true } },
    });
    expect([await isIn(ask), await isIn(elsewhere)]).toEqual([true, false]);
    expect([(await logIn()).status, (await logIn({ password: next })).status]).toEqual([400, 200]);
    expect(told.sent).toMatchObject([{ to: email, subject: "Dein Passwort wurde geändert" }]);
    expect(told.sent[0]?.text).not.toContain(next);
  });

  test("is for customers who are signed in, a few tries at a time", async () => {
    const form = { current: password, password: "ein-anderes-passwort" };
    const stranger = browser();
    expect((await stranger(customerPaths.changePassword, form)).status).toBe(401);
    const operator = await lena();
    await customers.setOfficeRole(operator.email, "operator");
    expect((await operator.ask(customerPaths.changePassword, form)).status).toBe(401);
    for (let tries = 0; tries < 17; tries++) await stranger(customerPaths.changePassword, form);
    expect((await stranger(customerPaths.changePassword, form)).status).toBe(429);
  });
});

describe("another mail address", () => {
  test("holds once the link in its mail is opened, once and by who has the account, too; the old address is told", async () => {
    const { ask, logIn, email } = await lena();
    const next = `neu-${email}`;
    expect((await ask(customerPaths.changeEmail, { current: "falsch-falsch", email: next })).status).toBe(400);
    expect((await ask(customerPaths.changeEmail, { current: password, email: next })).status).toBe(200);
    const token = await tokenFor(next);
    expect(told.sent).toMatchObject([{ to: next, secret: true }]);
    expect([(await logIn()).status, (await logIn({ email: next })).status]).toEqual([200, 400]);

    const phone = browser();
    expect((await phone(customerPaths.confirmEmail, { token })).status).toBe(400);
    expect((await phone(customerPaths.confirmEmail, { token, current: password })).status).toBe(200);
    expect([(await logIn()).status, (await logIn({ email: next })).status]).toEqual([400, 200]);
    expect(told.sent[1]).toMatchObject({ to: email, subject: "Die E-Mail-Adresse deines Kontos wurde geändert" });
    expect((await ask(customerPaths.confirmEmail, { token })).status).toBe(400);
  });

  test("asked for with a password that somebody knew is never taken on once there is another one", async () => {
    const [changed, reset, early] = [await lena(), await lena(), await lena()];
    const next = "ein-anderes-passwort";
    const wish = ({ email }: { readonly email: string }) => ({ current: password, email: `fremd-${email}` });
    const stolen: string[] = [];
    for (const one of [changed, reset]) {
      await one.ask(customerPaths.changeEmail, wish(one));
      stolen.push(await tokenFor(wish(one).email));
    }
    // Her mail is not written yet when she changes her password: it never is.
    await early.ask(customerPaths.changeEmail, wish(early));
    for (const { ask } of [changed, early]) {
      expect((await ask(customerPaths.changePassword, { current: password, password: next })).status).toBe(200);
    }
    const token = (await resetTokenFor(customers.signIn, reset.email)) ?? "";
    expect(await customers.resetPassword({ token, password: next })).toMatchObject({ ok: true });
    expect(await tokenFor(wish(early).email)).toBe("");
    for (const link of stolen) {
      expect((await browser()(customerPaths.confirmEmail, { token: link, current: next })).status).toBe(400);
    }
    for (const { logIn, email } of [changed, reset, early]) {
      expect((await logIn({ password: next })).status).toBe(200);
      expect((await logIn({ password: next, email: `fremd-${email}` })).status).toBe(400);
    }
  });

  test("of another account of hers makes one of both, which keeps the other's number; the old address is told", async () => {
    const [one, other] = [await lena(), await lena()];
    const [{ body: old }, { body: stays }] = [await one.ask(customerPaths.data), await other.ask(customerPaths.data)];
    await one.ask(customerPaths.changeEmail, { current: password, email: other.email });
    const token = await tokenFor(other.email);
    expect(told.sent[0]).toMatchObject({ subject: "Du hast schon ein Konto bei Passepartout" });
    expect(await one.ask(customerPaths.confirmEmail, { token })).toMatchObject({
      status: 200,
      body: { joined: true, payload: { number: stays.payload.number } },
    });
    expect(told.sent[1]).toMatchObject({ to: one.email });
    expect([(await one.logIn()).status, (await other.logIn()).status]).toEqual([400, 200]);
    const left = database.db
      .selectFrom("person")
      .select("id")
      .where("number", "=", old.payload.number as never);
    expect(await left.execute()).toEqual([]);
  });

  test("gets few mails, from however many accounts it is asked for", async () => {
    const [one, other] = [await lena(), await lena()];
    const wish = { current: password, email: newEmail() };
    expect((await one.ask(customerPaths.changeEmail, wish)).status).toBe(200);
    expect((await other.ask(customerPaths.changeEmail, wish)).status).toBe(200);
    expect((await one.ask(customerPaths.changeEmail, wish)).status).toBe(429);
    expect((await other.ask(customerPaths.changeEmail, { ...wish, email: newEmail() })).status).toBe(200);
  });

  test("whose link is over changes nothing", async () => {
    const { ask, logIn, email } = await lena();
    await ask(customerPaths.changeEmail, { current: password, email: `neu-${email}` });
    const token = await tokenFor(`neu-${email}`);
    await database.pool.query("update person_email_change set expires_at = now() - interval '1 minute'");
    expect((await ask(customerPaths.confirmEmail, { token })).status).toBe(400);
    expect((await logIn()).status).toBe(200);
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
  expect(own).toMatchObject({ status: 200, body: { email, emailProven: true } });
  expect(Object.keys(own.body)).toEqual(["email", "emailProven", "awaitedEmail", "since"]);
  expect(own.headers.get("cache-control")).toBe("private, no-store");
  expect((await browser()(customerPaths.account)).status).toBe(401);
});

test("an account ends with its password: sessions, sign-in and her person are gone, every service is told once", async () => {
  const { ask, logIn, email } = await lena();
  const elsewhere = (await logIn()).ask;
  expect((await ask(customerPaths.deleteAccount, { current: "falsch-falsch" })).status).toBe(400);
  expect([await isIn(ask), told.forgotten]).toEqual([true, []]);
  expect(await ask(customerPaths.deleteAccount, { current: password })).toMatchObject({
    status: 200,
    body: { payload: { isLoggedIn: false } },
  });
  expect([await isIn(ask), await isIn(elsewhere), (await logIn()).status]).toEqual([false, false, 400]);
  expect(told.forgotten).toMatchObject([{ provenEmail: email }]);
  const people = await database.db.selectFrom("person").select("id").where("email", "=", email).execute();
  expect(people).toEqual([]);
  expect(told.sent).toMatchObject([{ to: email, subject: "Dein Konto ist gelöscht" }]);
});

test("what is known by the address alone goes with an account that proved it, and with no other", async () => {
  const email = newEmail();
  const lena = await proven(email);
  const stranger = browser();
  await signUpIn(stranger, email, anotherPassword);
  told.sent = [];
  expect((await stranger(customerPaths.deleteAccount, { current: anotherPassword })).status).toBe(200);
  expect((await lena(customerPaths.deleteAccount, { current: password })).status).toBe(200);
  expect(told.forgotten.map(({ provenEmail }) => provenEmail)).toEqual([null, email]);
  // Nor is she told of an account that was never hers.
  expect(told.sent.map(({ to }) => to)).toEqual([email]);
});
