import { beforeEach, describe, expect, test } from "vitest";
import { createAccounts, newEmail, numberOf, password, signUpIn } from "./accounts.fixture.ts";
import { customerPaths } from "./contract.ts";

const { accountsOf, browser, database, logIn, proven, reopen, runJobs, tokenFor, told } = await createAccounts();

let email: string;
beforeEach(() => {
  reopen();
  email = newEmail();
});

describe("the link of the mail that confirms an address", () => {
  test("goes to the address that was typed, names nobody, works seven days and once; the account is then the address's", async () => {
    const lena = browser();
    await signUpIn(lena, email, password, "Gewinne jetzt");
    const token = await tokenFor(email);
    expect(told.sent).toMatchObject([{ to: email, secret: true }]);
    expect(told.sent[0]?.html).not.toContain("Gewinne");
    const { expires_at } = await database.db
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
    expect(await accountsOf(email)).toMatchObject([{ isProven: true, signInName: email }]);
    expect(await lena(customerPaths.confirmEmail, { token })).toMatchObject({
      status: 400,
      body: { payload: { errors: {} } },
    });
    expect((await logIn(email)).status).toBe(200);
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
    expect(await accountsOf(email)).toMatchObject([{ isProven: false }]);
  });

  test("to the right address, after a mistyped one, is the one that is asked for again, and the account says where it is on its way to", async () => {
    const [lena, right] = [browser(), newEmail()];
    await signUpIn(lena, email);
    const ownAccount = async () => {
      const { email: own, emailProven, awaitedEmail } = (await lena(customerPaths.account)).body;
      return [own, emailProven, awaitedEmail];
    };
    expect(await ownAccount()).toEqual([email, false, email]);
    await lena(customerPaths.changeEmail, { current: password, email: right });
    expect(await ownAccount()).toEqual([email, false, right]);
    await runJobs();
    told.sent = [];
    expect((await lena(customerPaths.proveEmail, {})).status).toBe(200);
    const token = await tokenFor(right);
    expect(told.sent.map(({ to }) => to)).toEqual([right]);
    expect((await lena(customerPaths.confirmEmail, { token })).status).toBe(200);
    expect(await ownAccount()).toEqual([right, true, null]);
  });

  test("is asked for again by who is signed in alone, three times, and not once the address is proven", async () => {
    expect((await browser()(customerPaths.proveEmail, {})).status).toBe(401);
    const lena = await proven(email);
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
    expect(await accountsOf(email)).toMatchObject([{ isProven: false }]);
    // Her own account takes the address all the same.
    expect(await numberOf(await proven(email))).not.toBe(await numberOf(planter));
    expect((await logIn(email)).status).toBe(200);
  });

  test("opened on another device with the password of that account signs nobody in there", async () => {
    await signUpIn(browser(), email);
    const phone = browser();
    const token = await tokenFor(email);
    expect(await phone(customerPaths.confirmEmail, { token, current: password })).toMatchObject({
      status: 200,
      body: { joined: false, payload: { isLoggedIn: false } },
    });
    expect(await accountsOf(email)).toMatchObject([{ isProven: true }]);
  });
});
