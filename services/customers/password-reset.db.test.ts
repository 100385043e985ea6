import { beforeEach, expect, test } from "vitest";
import { createAccounts, isIn, newEmail, password, signUpIn } from "./accounts.fixture.ts";
import { customerPaths } from "./contract.ts";
import { origin } from "./cookie-browser.fixture.ts";

const { accountsOf, browser, customers, database, logIn, reopen, runJobs, told, tokenFor } = await createAccounts();

let email: string;
beforeEach(async () => {
  reopen();
  email = newEmail();
  await customers.ensureAccount({ email, password, firstName: "Lena", lastName: "Muster" });
});

/** From a browser that was never here before. */
const post = (path: string, form: Record<string, string>, headers?: Record<string, string>) =>
  browser()(path, form, headers);

async function linkOf(address: string): Promise<string> {
  await post(customerPaths.passwordReset, { email: address });
  return tokenFor(address);
}

test("a link by mail sets a new password, and every session of the account ends (second document, section 7)", async () => {
  const before = (await logIn(email)).ask;
  expect(await isIn(before)).toBe(true);
  const token = await linkOf(email);
  expect(told.sent).toMatchObject([{ to: email, secret: true, subject: "Dein neues Passwort bei Passepartout" }]);
  expect(told.sent[0]?.key).not.toContain(token);
  expect(told.sent[0]?.text).toContain(`Impressum: ${origin}/imprint`);
  const set = await post(customerPaths.newPassword, { token, password: "ein ganz neues" });
  expect(set).toMatchObject({ status: 200, body: { payload: { isLoggedIn: false } } });
  expect(await isIn(before)).toBe(false);
  expect((await logIn(email)).status).toBe(400);
  expect((await logIn(email, "ein ganz neues")).status).toBe(200);
});

test("whoever asks in the card channel gets that channel's mail and link", async () => {
  await post(customerPaths.passwordReset, { email }, { "x-channel": "card" });
  await runJobs();
  expect(told.sent[0]?.text).toContain(`${origin}/cards/account/new-password#token=`);
  expect(told.sent[0]?.html).toContain("/mail/header-card.png");
});

test("a link works once, and takes the others with it", async () => {
  const [first, second] = [await linkOf(email), await linkOf(email)];
  expect(first).not.toBe(second);
  await post(customerPaths.newPassword, { token: second, password: "das erste Mal" });
  for (const token of [second, first]) {
    expect((await post(customerPaths.newPassword, { token, password: "das zweite Mal" })).status).toBe(400);
  }
  expect((await logIn(email, "das zweite Mal")).status).toBe(400);
  expect((await logIn(email, "das erste Mal")).status).toBe(200);
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
  expect((await logIn(email)).status).toBe(200);
});

test("the answer is the same whether the address exists or not, and a stranger gets no mail", async () => {
  const [known, unknown] = [
    await post(customerPaths.passwordReset, { email }),
    await post(customerPaths.passwordReset, { email: "niemand@example.com" }),
  ];
  for (const { status, body, headers } of [known, unknown]) {
    expect({ status, body, cookies: headers.getSetCookie() }).toEqual({ status: 200, body: known.body, cookies: [] });
  }
  await runJobs();
  expect(told.sent.map(({ to }) => to)).toEqual([email]);
});

test("a forgotten password is that of the account that proved the address; where none did, of the first, which then has proven it", async () => {
  email = newEmail();
  const [first, second] = [browser(), browser()];
  await signUpIn(first, email, "passwort-eins!", "Gewinne jetzt");
  await signUpIn(second, email, "passwort-zwei!");
  await runJobs();
  told.sent = [];
  const token = await linkOf(email);
  expect(told.sent[0]?.text).not.toContain("Gewinne");
  await post(customerPaths.newPassword, { token, password: "das-neue-passwort" });
  expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
  expect(await accountsOf(email)).toMatchObject([{ isProven: true }, { isProven: false }]);
  expect([(await logIn(email, "das-neue-passwort")).status, (await logIn(email, "passwort-zwei!")).status]).toEqual([
    200, 200,
  ]);

  await post(customerPaths.newPassword, { token: await linkOf(email), password: "das-naechste" });
  expect((await logIn(email, "das-naechste")).status).toBe(200);
  expect(await accountsOf(email)).toMatchObject([{ isProven: true }, { isProven: false }]);
});

test("a link to a new password of an account that another's proof came before sets none", async () => {
  email = newEmail();
  const [first, second] = [browser(), browser()];
  await signUpIn(first, email, "passwort-eins!");
  await signUpIn(second, email, "passwort-zwei!");
  const proof = await tokenFor(email);
  const reset = await linkOf(email);
  expect((await second(customerPaths.confirmEmail, { token: proof })).body).toMatchObject({ joined: false });
  const late = await post(customerPaths.newPassword, { token: reset, password: "das-neue-passwort" });
  expect([late.status, (await logIn(email, "passwort-eins!")).status]).toEqual([400, 200]);
  await signUpIn(browser(), email, "passwort-drei!");
  expect((await logIn(email, "passwort-drei!")).status).toBe(200);
});

test("a short password is said at its field and uses nothing up; the token is stored only as a hash", async () => {
  const token = await linkOf(email);
  const { rows } = await database.pool.query<{ text: string }>("select v::text as text from person_verification v");
  expect(rows.filter(({ text }) => text.includes(token))).toEqual([]);
  const leaked = await post(customerPaths.newPassword, { token, password: "Password1234" });
  expect([leaked.status, Object.keys(leaked.body.payload.errors)]).toEqual([400, ["password"]]);
  const short = await post(customerPaths.newPassword, { token, password: "kurz" });
  expect(short.body).toMatchObject({ payload: { errors: { password: expect.stringContaining("10 Zeichen") } } });
  expect((await post(customerPaths.newPassword, { token, password: "lang genug jetzt" })).status).toBe(200);
});

test("links for one account are slowed down; an operator's leads to the office", async () => {
  for (let n = 0; n < 3; n++) expect((await post(customerPaths.passwordReset, { email })).status).toBe(200);
  expect((await post(customerPaths.passwordReset, { email: email.toUpperCase() })).status).toBe(429);
  await customers.setOfficeRole(email, "operator");
  await runJobs();
  expect(told.sent).toHaveLength(3);
  for (const { text, secret } of told.sent) {
    expect(text).toContain(`${origin}/office/new-password#token=`);
    expect(secret).toBe(true);
  }
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
