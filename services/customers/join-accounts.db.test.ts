import { beforeEach, describe, expect, test, vi } from "vitest";
import { anotherPassword, createAccounts, isIn, newEmail, password, signUpIn } from "./accounts.fixture.ts";
import { customerPaths } from "./contract.ts";

const { accountsOf, browser, customers, database, logIn, proven, reopen, tokenFor, told } = await createAccounts();

let email: string;
beforeEach(() => {
  reopen();
  email = newEmail();
});

describe("who forgot that she has an account, and signs up anew", () => {
  test("reads in the mail that she has one, and its link makes one of both: the new password holds, other sessions end", async () => {
    const before = await proven(email);
    const phone = (await logIn(email)).ask;
    const lena = browser();
    await signUpIn(lena, email, anotherPassword);
    const [old, young] = await accountsOf(email);
    const token = await tokenFor(email);
    expect(told.sent).toMatchObject([{ subject: "Du hast schon ein Konto bei Passepartout", secret: true }]);
    expect(await lena(customerPaths.confirmEmail, { token })).toMatchObject({
      status: 200,
      body: { joined: true, payload: { isLoggedIn: true, number: Number(old?.number) } },
    });
    expect(told.joined).toEqual([{ from: young?.id, to: old?.id }]);
    expect(await accountsOf(email)).toMatchObject([{ id: old?.id, isProven: true }]);
    expect([await isIn(lena), await isIn(before), await isIn(phone)]).toEqual([true, false, false]);
    expect([(await logIn(email)).status, (await logIn(email, anotherPassword)).status]).toEqual([400, 200]);
    expect((await lena(customerPaths.confirmEmail, { token })).status).toBe(400);
    expect(told.joined).toHaveLength(1);
  });

  test("an account that a stranger made with her address joins hers by nobody who has one of the two alone", async () => {
    const lena = await proven(email);
    const stranger = browser();
    await signUpIn(stranger, email, "des-fremden-passwort");
    const token = await tokenFor(email);
    // She has the mail, and is signed in to hers; the stranger has the password, and no mail.
    expect((await lena(customerPaths.confirmEmail, { token })).status).toBe(400);
    expect((await lena(customerPaths.confirmEmail, { token, current: password })).status).toBe(400);
    expect((await stranger(customerPaths.confirmEmail, { token: "x", current: "des-fremden-passwort" })).status).toBe(
      400,
    );
    expect([told.joined, await isIn(lena)]).toEqual([[], true]);
    expect((await logIn(email)).status).toBe(200);
  });

  test("an operator's account is joined by nobody, also when she became one after the mail", async () => {
    await customers.setOperator({ email, role: "operator", name: "Mira Muster", password });
    const mira = browser();
    await signUpIn(mira, email, anotherPassword);
    expect(await tokenFor(email)).toBe("");
    expect(told.sent).toEqual([]);

    email = newEmail();
    await proven(email);
    const lena = browser();
    await signUpIn(lena, email, anotherPassword);
    const token = await tokenFor(email);
    await customers.setOperator({ email, role: "operator", name: null, password });
    expect((await lena(customerPaths.confirmEmail, { token })).status).toBe(400);
    expect(told.joined).toEqual([]);
  });

  test("a link pressed while an administrator makes the address an operator's gives nobody the visitor's password", async () => {
    const visitor = browser();
    await signUpIn(visitor, email, anotherPassword);
    const token = await tokenFor(email);
    const { password: passwords } = await customers.signIn.$context;
    const { hash } = passwords;
    let pressed = 0;
    vi.spyOn(passwords, "hash").mockImplementation(async (text) => {
      if (pressed++ === 0) pressed += (await visitor(customerPaths.confirmEmail, { token })).status;
      return hash(text);
    });
    const made = await customers.setOperator({ email, role: "admin", name: "Mira Muster", password });
    vi.restoreAllMocks();
    // Clicked before the command ended: her account has the address, and becomes the operator's with its password.
    expect([pressed, made]).toEqual([202, { ok: true, value: { account: "known", before: null, passwordSet: true } }]);
    const enter = (wanted: string) => customers.enterOffice({ email, password: wanted }, new Headers());
    expect([(await enter(anotherPassword)).ok, (await enter(password)).ok]).toEqual([false, true]);
    expect([await isIn(visitor), await accountsOf(email)]).toMatchObject([false, [{ isProven: true }]]);
  });

  test("two links opened at once make one account of the address, and nothing is told twice", async () => {
    const [one, two] = [browser(), browser()];
    await signUpIn(one, email);
    const first = await tokenFor(email);
    await signUpIn(two, email, anotherPassword);
    const second = await tokenFor(email);
    const answers = await Promise.all([
      one(customerPaths.confirmEmail, { token: first }),
      two(customerPaths.confirmEmail, { token: second }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => body.joined).sort()).toEqual([false, true]);
    expect(await accountsOf(email)).toMatchObject([{ isProven: true }]);
  });

  test("one link opened four times at once joins once", async () => {
    await proven(email);
    const lena = browser();
    await signUpIn(lena, email, anotherPassword);
    const token = await tokenFor(email);
    const all = await Promise.all([1, 2, 3, 4].map(() => lena(customerPaths.confirmEmail, { token })));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect(told.joined).toHaveLength(1);
  });

  test("a service that fails leaves both as they were, and the link works again", async () => {
    const lena = await proven(email);
    const anew = browser();
    await signUpIn(anew, email, anotherPassword);
    const token = await tokenFor(email);
    await database.pool.query(`create function fail() returns trigger language plpgsql as
      'begin raise exception ''broken''; end'`);
    await database.pool.query("create trigger fail before delete on person for each row execute function fail()");
    expect((await anew(customerPaths.confirmEmail, { token })).status).toBe(500);
    await database.pool.query("drop trigger fail on person");
    expect([await isIn(lena), await isIn(anew), (await accountsOf(email)).length]).toEqual([true, true, 2]);
    expect((await anew(customerPaths.confirmEmail, { token })).status).toBe(200);
  });
});
