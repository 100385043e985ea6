import { beforeEach, describe, expect, test, vi } from "vitest";
import { anotherPassword, createAccounts, newEmail, numberOf, password, signUpIn } from "./accounts.fixture.ts";
import { customerPaths } from "./contract.ts";
import { sharedSalt } from "./unproven-accounts.ts";

const { accountsOf, browser, customers, database, logIn, proven, reopen, runJobs, told } = await createAccounts();

let email: string;
beforeEach(() => {
  reopen();
  email = newEmail();
});

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
    await proven(email);
    const operators = newEmail();
    await customers.setOperator({ email: operators, role: "admin", name: "Mira Muster", password });
    const answers = [
      await signUpIn(browser(), newEmail(), anotherPassword),
      await signUpIn(browser(), email, anotherPassword),
      await signUpIn(browser(), operators, anotherPassword),
    ].map(shapeOf);
    expect(answers[0]).toMatchObject({ status: 200, payload: { isLoggedIn: true, firstName: "Lena" } });
    expect([answers[1], answers[2]]).toEqual([answers[0], answers[0]]);
    expect(await accountsOf(email)).toMatchObject([{ isProven: true, signInName: email }, { isProven: false }]);
  });

  test("and works as much, and so does a log-in to the account that was made with it", async () => {
    await proven(email);
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
      for (const wanted of [`${anotherPassword}-1`, `${anotherPassword}-2`]) {
        hashes.push(await hashesOf(() => signUpIn(browser(), address, wanted)));
        hashes.push(await hashesOf(() => logIn(address, wanted)));
        hashes.push(await hashesOf(() => logIn(address, "falsch-falsch")));
        hashes.push(await hashesOf(() => signUpIn(browser(), address, wanted)));
      }
      expect(hashes).toEqual([4, 3, 3, 3, 4, 3, 3, 3]);
    }
    vi.restoreAllMocks();
  });

  test("nor do accounts that somebody makes with it, by which of them open", async () => {
    await proven(email);
    const passwords = [1, 2, 3, 4].map((n) => `${anotherPassword}-${n}`);
    const openOf = async (address: string) => {
      for (const wanted of passwords) await signUpIn(browser(), address, wanted);
      const opened: number[] = [];
      for (const wanted of passwords) opened.push((await logIn(address, wanted)).status);
      return opened;
    };
    const taken = await openOf(email);
    expect(taken).toEqual([200, 200, 200, 200]);
    expect(await openOf(newEmail())).toEqual(taken);
  });

  test("the new account opens nothing of the other: neither its things nor its copy", async () => {
    const lena = await proven(email);
    const stranger = browser();
    await signUpIn(stranger, email, anotherPassword);
    const [own, theirs] = [await lena(customerPaths.export), await stranger(customerPaths.export)];
    expect(theirs.body.orders).toEqual([{ of: theirs.body.account.id }]);
    expect(theirs.body.account.id).not.toBe(own.body.account.id);
    expect((await stranger(customerPaths.account)).body).toMatchObject({ email, emailProven: false });
    expect([await customers.provenEmail(theirs.body.account.id), told.joined]).toEqual([null, []]);
  });

  test("changing the address tells nothing either", async () => {
    await proven(email);
    const asker = await proven(newEmail(), anotherPassword);
    for (const address of [email, newEmail()]) {
      expect(await asker(customerPaths.changeEmail, { current: anotherPassword, email: address })).toMatchObject({
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
    expect(await accountsOf(email)).toHaveLength(1);
    await runJobs();
    expect(told.sent.filter(({ to }) => to === email)).toHaveLength(1);
  });

  test("makes one account when the form is sent four times at once", async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => signUpIn(browser(), email)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(all.map(({ body }) => body.payload.number)).size).toBe(1);
    expect(await accountsOf(email)).toHaveLength(1);
  });
});

test("the first account made with an address has the salt that another process would have given it", async () => {
  const { secret } = await customers.signIn.$context;
  const before = await sharedSalt(database.db, secret, email);
  await signUpIn(browser(), email);
  expect(await sharedSalt(database.db, secret, email)).toBe(before);
  const [free, elsewhere] = [newEmail(), "another secret of at least thirty-two characters"];
  expect(await sharedSalt(database.db, elsewhere, free)).not.toBe(await sharedSalt(database.db, secret, free));
});
