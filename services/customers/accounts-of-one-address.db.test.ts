import { beforeEach, describe, expect, test, vi } from "vitest";
import { type AccountsBrowser, createAccounts, newEmail, password, signUpIn } from "./accounts.fixture.ts";
import { customerPaths } from "./contract.ts";
import { sharedSalt } from "./unproven-accounts.ts";

const { database, customers, told, browser, runJobs, reopen, tokenFor } = await createAccounts();
const { db } = database;

let email: string;
beforeEach(() => {
  reopen();
  email = newEmail();
});

const another = "ein-anderes-passwort";
const isIn = async (ask: AccountsBrowser): Promise<boolean> => (await ask(customerPaths.data)).body.payload.isLoggedIn;
const numberOf = async (ask: AccountsBrowser): Promise<number | null> =>
  (await ask(customerPaths.data)).body.payload.number;
const logIn = async (wanted: string, address = email) => {
  const ask = browser();
  const { status } = await ask(customerPaths.login, { email: address, password: wanted });
  return { status, ask };
};
const people = () =>
  db
    .selectFrom("person")
    .select(["id", "number", "email_verified as isProven", "sign_in_name as name"])
    .where("email", "=", email)
    .orderBy("number")
    .execute();

/** Somebody who proved her address. */
async function proven(wanted = password, address = email) {
  const ask = browser();
  await signUpIn(ask, address, wanted);
  expect((await ask(customerPaths.confirmEmail, { token: await tokenFor(address) })).status).toBe(200);
  told.sent = [];
  return ask;
}

describe("a sign-up tells nobody whether the address has an account", () => {
  /** All that an answer says but numbers and what was typed. */
  const shapeOf = ({ status, body, headers }: Awaited<ReturnType<typeof signUpIn>>) => ({
    status,
    payload: { ...body.payload, number: typeof body.payload.number, emailHash: typeof body.payload.emailHash },
    adopted: body.adopted,
    headers: [...headers.keys()].sort(),
    cookies: headers.getSetCookie().map((cookie) => cookie.split("=")[0]),
  });

  test("whether nobody, a customer or an operator has it, she is signed in to a new account (second document, section 7)", async () => {
    await proven();
    const operators = newEmail();
    await customers.setOperator({ email: operators, role: "admin", name: "Mira Muster", password });
    const answers = [
      await signUpIn(browser(), newEmail(), another),
      await signUpIn(browser(), email, another),
      await signUpIn(browser(), operators, another),
    ].map(shapeOf);
    expect(answers[0]).toMatchObject({ status: 200, payload: { isLoggedIn: true, firstName: "Lena" } });
    expect([answers[1], answers[2]]).toEqual([answers[0], answers[0]]);
    expect(await people()).toMatchObject([{ isProven: true, name: email }, { isProven: false }]);
  });

  test("and works as much, and so does a log-in to the account that was made with it", async () => {
    await proven();
    // The hashes are what takes time; counted, they do not depend on how busy the machine is.
    const { password: passwords } = await customers.signIn.$context;
    const [hash, verify] = [vi.spyOn(passwords, "hash"), vi.spyOn(passwords, "verify")];
    const hashesOf = async (work: () => Promise<unknown>) => {
      const before = hash.mock.calls.length + verify.mock.calls.length;
      await work();
      return hash.mock.calls.length + verify.mock.calls.length - before;
    };
    for (const address of [email, newEmail()]) {
      const hashes: number[] = [];
      for (const wanted of [`${another}-1`, `${another}-2`]) {
        hashes.push(await hashesOf(() => signUpIn(browser(), address, wanted)));
        hashes.push(await hashesOf(() => logIn(wanted, address)));
        hashes.push(await hashesOf(() => logIn("falsch-falsch", address)));
        hashes.push(await hashesOf(() => signUpIn(browser(), address, wanted)));
      }
      expect(hashes).toEqual([4, 3, 3, 3, 4, 3, 3, 3]);
    }
    vi.restoreAllMocks();
  });

  test("nor do accounts that somebody makes with it, by which of them open", async () => {
    await proven();
    const passwords = [1, 2, 3, 4].map((n) => `${another}-${n}`);
    const openOf = async (address: string) => {
      for (const wanted of passwords) await signUpIn(browser(), address, wanted);
      const opened: number[] = [];
      for (const wanted of passwords) opened.push((await logIn(wanted, address)).status);
      return opened;
    };
    const taken = await openOf(email);
    expect(taken).toEqual([200, 200, 200, 200]);
    expect(await openOf(newEmail())).toEqual(taken);
  });

  test("the new account opens nothing of the other: neither its things nor its copy", async () => {
    const lena = await proven();
    const stranger = browser();
    await signUpIn(stranger, email, another);
    const [own, theirs] = [await lena(customerPaths.export), await stranger(customerPaths.export)];
    expect(theirs.body.orders).toEqual([{ of: theirs.body.account.id }]);
    expect(theirs.body.account.id).not.toBe(own.body.account.id);
    expect((await stranger(customerPaths.account)).body).toMatchObject({ email, emailProven: false });
    expect([await customers.provenEmail(theirs.body.account.id), told.joined]).toEqual([null, []]);
  });

  test("changing the address tells nothing either", async () => {
    await proven();
    const asker = await proven(another, newEmail());
    for (const address of [email, newEmail()]) {
      expect(await asker(customerPaths.changeEmail, { current: another, email: address })).toMatchObject({
        status: 200,
        body: { payload: { isLoggedIn: true } },
      });
    }
  });
});

describe("who signs up with the password of an account that has the address", () => {
  test("is signed in to it, once and not to a second one, whether it is proven or not", async () => {
    const first = browser();
    await signUpIn(first, email);
    const again = browser();
    expect(await signUpIn(again, email.toUpperCase(), password, "Magdalena")).toMatchObject({
      status: 200,
      body: { payload: { firstName: "Lena" } },
    });
    expect(await numberOf(again)).toBe(await numberOf(first));
    expect(await people()).toHaveLength(1);
    await runJobs();
    expect(told.sent.filter(({ to }) => to === email)).toHaveLength(1);
  });

  test("makes one account when the form is sent four times at once", async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => signUpIn(browser(), email)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(all.map(({ body }) => body.payload.number)).size).toBe(1);
    expect(await people()).toHaveLength(1);
  });
});

describe("a log-in", () => {
  test("opens the account whose password it is, however many have the address", async () => {
    const numbers = new Map<string, number | null>();
    for (const wanted of ["passwort-eins!", "passwort-zwei!", "passwort-drei!"]) {
      const ask = browser();
      await signUpIn(ask, email, wanted);
      numbers.set(wanted, await numberOf(ask));
    }
    const lena = await proven();
    expect(await numberOf((await logIn(password)).ask)).toBe(await numberOf(lena));
    for (const [wanted, number] of numbers) expect(await numberOf((await logIn(wanted)).ask)).toBe(number);
    expect((await logIn("passwort-vier!")).status).toBe(400);
  });

  test("opens an unproven account by the password that it was changed to, and by none of before", async () => {
    const [first, second] = [browser(), browser()];
    await signUpIn(first, email, "passwort-eins!");
    await signUpIn(second, email, "passwort-zwei!");
    await second(customerPaths.changePassword, { current: "passwort-zwei!", password: "passwort-drei!" });
    await first(customerPaths.changePassword, { current: "passwort-eins!", password: "passwort-vier!" });
    const opened = await Promise.all(["eins", "zwei", "drei", "vier"].map((one) => logIn(`passwort-${one}!`)));
    expect(opened.map(({ status }) => status)).toEqual([400, 400, 200, 200]);
    expect(await numberOf(opened[2]?.ask ?? browser())).toBe(await numberOf(second));
  });

  test("opens an account of a shop from before, whose address nobody has proven, beside new ones", async () => {
    const old = browser();
    await signUpIn(old, email);
    // As better-auth has hashed it by itself.
    const { hash } = await import("better-auth/crypto").then(async ({ hashPassword }) => ({
      hash: await hashPassword(password),
    }));
    const [person] = await people();
    await db
      .updateTable("person_credential")
      .set({ password: hash })
      .where("person_id", "=", person?.id ?? "")
      .execute();
    const young = browser();
    await signUpIn(young, email, another);
    expect(await numberOf((await logIn(password)).ask)).toBe(await numberOf(old));
    expect(await numberOf((await logIn(another)).ask)).toBe(await numberOf(young));
  });

  test("with a password that two accounts have opens the proven one, and leaves a session of no other", async () => {
    await signUpIn(browser(), email, another);
    const lena = await proven();
    await lena(customerPaths.changePassword, { current: password, password: another });
    const sessions = () => db.selectFrom("person_session").select("person_id").execute();
    const before = (await sessions()).length;
    expect(await numberOf((await logIn(another)).ask)).toBe(await numberOf(lena));
    expect(await sessions()).toHaveLength(before + 1);
  });
});

describe("the link of the mail", () => {
  test("goes to the address that was typed, names nobody, works seven days and once; the account is then the address's", async () => {
    const lena = browser();
    await signUpIn(lena, email, password, "Gewinne jetzt");
    const token = await tokenFor(email);
    expect(told.sent).toMatchObject([{ to: email, secret: true }]);
    expect(told.sent[0]?.html).not.toContain("Gewinne");
    const { expires_at } = await db
      .selectFrom("person_email_change")
      .select("expires_at")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    expect(Math.round((expires_at.getTime() - Date.now()) / 86_400_000)).toBe(7);
    expect((await lena(customerPaths.account)).body.emailProven).toBe(false);
    expect(await lena(customerPaths.confirmEmail, { token })).toMatchObject({
      status: 200,
      body: { joined: false, payload: { isLoggedIn: true } },
    });
    expect((await lena(customerPaths.account)).body.emailProven).toBe(true);
    expect(await people()).toMatchObject([{ isProven: true, name: email }]);
    expect(await lena(customerPaths.confirmEmail, { token })).toMatchObject({
      status: 400,
      body: { payload: { errors: {} } },
    });
    expect((await logIn(password)).status).toBe(200);
  });

  test("that is over, or was asked for anew, works no more", async () => {
    const lena = browser();
    await signUpIn(lena, email);
    const first = await tokenFor(email);
    expect((await lena(customerPaths.proveEmail, {})).status).toBe(200);
    const second = await tokenFor(email);
    expect(told.sent).toHaveLength(2);
    expect((await lena(customerPaths.confirmEmail, { token: first })).status).toBe(400);
    await database.pool.query("update person_email_change set expires_at = now() - interval '1 minute'");
    expect((await lena(customerPaths.confirmEmail, { token: second })).status).toBe(400);
    expect(await people()).toMatchObject([{ isProven: false }]);
  });

  test("is asked for again by who is signed in alone, three times, and not once the address is proven", async () => {
    expect((await browser()(customerPaths.proveEmail, {})).status).toBe(401);
    const lena = await proven();
    reopen();
    expect((await lena(customerPaths.proveEmail, {})).status).toBe(200);
    await runJobs();
    expect(told.sent).toEqual([]);
    const statuses: number[] = [];
    for (let tries = 0; tries < 3; tries++) statuses.push((await lena(customerPaths.proveEmail, {})).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  test("a job that runs twice mails once", async () => {
    await signUpIn(browser(), email);
    const jobs = await database.pool.query(
      `select payload from graphile_worker._private_jobs join graphile_worker._private_tasks task on task.id = task_id
       where task.identifier = 'send-email-proof' order by _private_jobs.id desc limit 1`,
    );
    await runJobs();
    await database.pool.query("select graphile_worker.add_job('send-email-proof', $1::json)", [
      JSON.stringify(jobs.rows[0].payload),
    ]);
    await runJobs();
    expect(told.sent).toHaveLength(1);
  });

  test("plants no account into a mailbox: elsewhere it asks for the password of the account that asked", async () => {
    const planter = browser();
    await signUpIn(planter, email, "des-fremden-passwort");
    const token = await tokenFor(email);
    const victim = browser();
    expect((await victim(customerPaths.confirmEmail, { token })).body).toMatchObject({
      payload: { errors: { current: expect.stringContaining("Passwort des Kontos") } },
    });
    // Nor does an account of hers that she is signed in to.
    const hers = browser();
    await signUpIn(hers, newEmail());
    for (const ask of [victim, hers]) {
      expect((await ask(customerPaths.confirmEmail, { token, current: password })).body).toMatchObject({
        payload: { errors: { current: expect.stringContaining("nicht das Passwort") } },
      });
    }
    expect(await people()).toMatchObject([{ isProven: false }]);
    // Her own account takes the address all the same.
    expect(await numberOf(await proven())).not.toBe(await numberOf(planter));
    expect((await logIn(password)).status).toBe(200);
  });

  test("opened on another device with that password signs nobody in there", async () => {
    await signUpIn(browser(), email);
    const phone = browser();
    const token = await tokenFor(email);
    expect(await phone(customerPaths.confirmEmail, { token, current: password })).toMatchObject({
      status: 200,
      body: { joined: false, payload: { isLoggedIn: false } },
    });
    expect(await people()).toMatchObject([{ isProven: true }]);
  });
});

describe("who forgot that she has an account, and signs up anew", () => {
  test("reads in the mail that she has one, and its link makes one of both: the new password holds, other sessions end", async () => {
    const before = await proven();
    const phone = (await logIn(password)).ask;
    const lena = browser();
    await signUpIn(lena, email, another);
    const [old, young] = await people();
    const token = await tokenFor(email);
    expect(told.sent).toMatchObject([{ subject: "Du hast schon ein Konto bei Passepartout", secret: true }]);
    expect(await lena(customerPaths.confirmEmail, { token })).toMatchObject({
      status: 200,
      body: { joined: true, payload: { isLoggedIn: true, number: Number(old?.number) } },
    });
    expect(told.joined).toEqual([{ from: young?.id, to: old?.id }]);
    expect(await people()).toMatchObject([{ id: old?.id, isProven: true }]);
    expect([await isIn(lena), await isIn(before), await isIn(phone)]).toEqual([true, false, false]);
    expect([(await logIn(password)).status, (await logIn(another)).status]).toEqual([400, 200]);
    expect((await lena(customerPaths.confirmEmail, { token })).status).toBe(400);
    expect(told.joined).toHaveLength(1);
  });

  test("an account that a stranger made with her address joins hers by nobody who has one of the two alone", async () => {
    const lena = await proven();
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
    expect((await logIn(password)).status).toBe(200);
  });

  test("an operator's account is joined by nobody, also when she became one after the mail", async () => {
    await customers.setOperator({ email, role: "operator", name: "Mira Muster", password });
    const mira = browser();
    await signUpIn(mira, email, another);
    expect(await tokenFor(email)).toBe("");
    expect(told.sent).toEqual([]);

    email = newEmail();
    await proven();
    const lena = browser();
    await signUpIn(lena, email, another);
    const token = await tokenFor(email);
    await customers.setOperator({ email, role: "operator", name: null, password });
    expect((await lena(customerPaths.confirmEmail, { token })).status).toBe(400);
    expect(told.joined).toEqual([]);
  });

  test("a link pressed while an administrator makes the address an operator's gives nobody the visitor's password", async () => {
    const visitor = browser();
    await signUpIn(visitor, email, another);
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
    // Pressed before the command was through: her account has the address, and becomes the operator's with the command's password.
    expect([pressed, made]).toEqual([202, { ok: true, value: { account: "known", before: null, passwordSet: true } }]);
    const enter = (wanted: string) => customers.enterOffice({ email, password: wanted }, new Headers());
    expect([(await enter(another)).ok, (await enter(password)).ok]).toEqual([false, true]);
    expect([await isIn(visitor), await people()]).toMatchObject([false, [{ isProven: true }]]);
  });

  test("two links opened at once make one account of the address, and nothing is told twice", async () => {
    const [one, two] = [browser(), browser()];
    await signUpIn(one, email);
    const first = await tokenFor(email);
    await signUpIn(two, email, another);
    const second = await tokenFor(email);
    const answers = await Promise.all([
      one(customerPaths.confirmEmail, { token: first }),
      two(customerPaths.confirmEmail, { token: second }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => body.joined).sort()).toEqual([false, true]);
    expect(await people()).toMatchObject([{ isProven: true }]);
  });

  test("one link opened four times at once joins once", async () => {
    await proven();
    const lena = browser();
    await signUpIn(lena, email, another);
    const token = await tokenFor(email);
    const all = await Promise.all([1, 2, 3, 4].map(() => lena(customerPaths.confirmEmail, { token })));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect(told.joined).toHaveLength(1);
  });

  test("a service that fails leaves both as they were, and the link works again", async () => {
    const lena = await proven();
    const anew = browser();
    await signUpIn(anew, email, another);
    const token = await tokenFor(email);
    await database.pool.query(`create function fail() returns trigger language plpgsql as
      'begin raise exception ''broken''; end'`);
    await database.pool.query("create trigger fail before delete on person for each row execute function fail()");
    expect((await anew(customerPaths.confirmEmail, { token })).status).toBe(500);
    await database.pool.query("drop trigger fail on person");
    expect([await isIn(lena), await isIn(anew), (await people()).length]).toEqual([true, true, 2]);
    expect((await anew(customerPaths.confirmEmail, { token })).status).toBe(200);
  });
});

describe("a forgotten password", () => {
  test("is that of the account that proved the address; where none did, of the first, which then has proven it", async () => {
    const [first, second] = [browser(), browser()];
    await signUpIn(first, email, "passwort-eins!", "Gewinne jetzt");
    await signUpIn(second, email, "passwort-zwei!");
    await runJobs();
    told.sent = [];
    await browser()(customerPaths.passwordReset, { email });
    const token = await tokenFor(email);
    expect(told.sent[0]?.text).not.toContain("Gewinne");
    await browser()(customerPaths.newPassword, { token, password: "das-neue-passwort" });
    expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
    expect(await people()).toMatchObject([{ isProven: true }, { isProven: false }]);
    expect([(await logIn("das-neue-passwort")).status, (await logIn("passwort-zwei!")).status]).toEqual([200, 200]);

    await browser()(customerPaths.passwordReset, { email });
    await browser()(customerPaths.newPassword, { token: await tokenFor(email), password: "das-naechste" });
    expect((await logIn("das-naechste")).status).toBe(200);
    expect(await people()).toMatchObject([{ isProven: true }, { isProven: false }]);
  });
});

test("a link to a new password of an account that another's proof came before sets none", async () => {
  const [first, second] = [browser(), browser()];
  await signUpIn(first, email, "passwort-eins!");
  await signUpIn(second, email, "passwort-zwei!");
  const proof = await tokenFor(email);
  await browser()(customerPaths.passwordReset, { email });
  const reset = await tokenFor(email);
  expect((await second(customerPaths.confirmEmail, { token: proof })).body).toMatchObject({ joined: false });
  const late = await browser()(customerPaths.newPassword, { token: reset, password: "das-neue-passwort" });
  expect([late.status, (await logIn("passwort-eins!")).status]).toEqual([400, 200]);
  await signUpIn(browser(), email, "passwort-drei!");
  expect((await logIn("passwort-drei!")).status).toBe(200);
});

test("the first account made with an address has the salt that another process would have given it", async () => {
  const { secret } = await customers.signIn.$context;
  const before = await sharedSalt(db, secret, email);
  await signUpIn(browser(), email);
  expect(await sharedSalt(db, secret, email)).toBe(before);
  const [free, elsewhere] = [newEmail(), "another secret of at least thirty-two characters"];
  expect(await sharedSalt(db, elsewhere, free)).not.toBe(await sharedSalt(db, secret, free));
});

test("what is known by the address alone goes with an account that proved it, and with no other", async () => {
  const lena = await proven();
  const stranger = browser();
  await signUpIn(stranger, email, another);
  told.sent = [];
  expect((await stranger(customerPaths.deleteAccount, { current: another })).status).toBe(200);
  expect((await lena(customerPaths.deleteAccount, { current: password })).status).toBe(200);
  expect(told.forgotten.map(({ provenEmail }) => provenEmail)).toEqual([null, email]);
  // Nor is she told of an account that was never hers.
  expect(told.sent.map(({ to }) => to)).toEqual([email]);
});
