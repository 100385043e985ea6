import { beforeEach, describe, expect, test } from "vitest";
import { anotherPassword, createAccounts, newEmail, numberOf, password, signUpIn } from "./accounts.fixture.ts";
import { customerPaths } from "./contract.ts";

const { accountsOf, browser, customers, database, logIn, proven, reopen } = await createAccounts();

let email: string;
beforeEach(() => {
  reopen();
  email = newEmail();
});

describe("a log-in", () => {
  test("opens the account whose password it is, however many have the address", async () => {
    const numbers = new Map<string, number | null>();
    for (const wanted of ["passwort-eins!", "passwort-zwei!", "passwort-drei!"]) {
      const ask = browser();
      await signUpIn(ask, email, wanted);
      numbers.set(wanted, await numberOf(ask));
    }
    const lena = await proven(email);
    expect(await numberOf((await logIn(email)).ask)).toBe(await numberOf(lena));
    for (const [wanted, number] of numbers) expect(await numberOf((await logIn(email, wanted)).ask)).toBe(number);
    expect((await logIn(email, "passwort-vier!")).status).toBe(400);
  });

  test("opens an unproven account by the password that it was changed to, and by none of before", async () => {
    const [first, second] = [browser(), browser()];
    await signUpIn(first, email, "passwort-eins!");
    await signUpIn(second, email, "passwort-zwei!");
    await second(customerPaths.changePassword, { current: "passwort-zwei!", password: "passwort-drei!" });
    await first(customerPaths.changePassword, { current: "passwort-eins!", password: "passwort-vier!" });
    const opened = await Promise.all(["eins", "zwei", "drei", "vier"].map((one) => logIn(email, `passwort-${one}!`)));
    expect(opened.map(({ status }) => status)).toEqual([400, 400, 200, 200]);
    expect(await numberOf(opened[2]?.ask ?? browser())).toBe(await numberOf(second));
  });

  test("opens an account of a shop from before, whose address nobody has proven, beside new ones", async () => {
    const old = browser();
    await signUpIn(old, email);
    const [person] = await accountsOf(email);
    await database.db
      .updateTable("person_credential")
      // With a salt of its own, as better-auth made them.
      .set({ password: await (await customers.signIn.$context).password.hash(password) })
      .where("person_id", "=", person?.id ?? "")
      .execute();
    const young = browser();
    await signUpIn(young, email, anotherPassword);
    expect(await numberOf((await logIn(email)).ask)).toBe(await numberOf(old));
    expect(await numberOf((await logIn(email, anotherPassword)).ask)).toBe(await numberOf(young));
  });

  test("with a password that two accounts have opens the proven one, and leaves a session of no other", async () => {
    await signUpIn(browser(), email, anotherPassword);
    const lena = await proven(email);
    await lena(customerPaths.changePassword, { current: password, password: anotherPassword });
    const sessions = () => database.db.selectFrom("person_session").select("person_id").execute();
    const before = (await sessions()).length;
    expect(await numberOf((await logIn(email, anotherPassword)).ask)).toBe(await numberOf(lena));
    expect(await sessions()).toHaveLength(before + 1);
  });
});
