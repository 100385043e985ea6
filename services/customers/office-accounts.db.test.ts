import { beforeAll, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { type Customers, createCustomers, type OperatorWish } from "./service.ts";
import { resetTokenFor } from "./sign-in.ts";

const database = await migratedTestDatabase();
let customers: Customers;
beforeAll(async () => {
  customers = createCustomers({
    database,
    secret: "a secret of at least thirty-two characters",
    publicUrl: "http://shop.test",
    trustedOrigins: [],
    passwordCost: 64,
    adopters: [],
    mails: null,
  });
});

const email = "mira@example.com";
const set = (wish: Partial<OperatorWish>) =>
  customers.setOperator({ email, role: "operator", name: null, password: null, ...wish });
const enter = async (password: string, address = email) => {
  const entered = await customers.enterOffice({ email: address, password }, new Headers());
  return entered.ok ? entered.value.operator : null;
};
const people = () => database.db.selectFrom("person").select(["email", "first_name", "last_name"]).execute();
const sessionsOf = async (address: string) =>
  (
    await database.db
      .selectFrom("person_session")
      .innerJoin("person", "person.id", "person_session.person_id")
      .select("person_session.id")
      .where("email", "=", address)
      .execute()
  ).length;

test("a new operator needs a name and a good password; nothing is left of what was refused", async () => {
  expect(await set({ password: "lang genug!" })).toEqual({ ok: false, error: "name-needed" });
  expect(await set({ name: "Mira Werkstatt" })).toEqual({ ok: false, error: "password-needed" });
  expect(await set({ name: "Mira Werkstatt", password: "kurz" })).toEqual({ ok: false, error: "password-too-short" });
  expect(await set({ name: "Mira", password: "x".repeat(201) })).toEqual({ ok: false, error: "password-too-long" });
  expect(await set({ name: "Mira", password: "Password1234" })).toEqual({ ok: false, error: "password-leaked" });
  expect(await set({ role: null })).toEqual({ ok: false, error: "no-account" });
  expect(await people()).toEqual([]);
});

test("a new operator enters the office with her password, whatever the case of her address", async () => {
  const made = await set({ email: "Mira@Example.com", name: "Mira Ludwiga Werkstatt", password: "lang genug!" });
  expect(made).toEqual({ ok: true, value: { account: "made", before: null, passwordSet: true } });
  expect(await people()).toEqual([{ email, first_name: "Mira Ludwiga", last_name: "Werkstatt" }]);
  expect(await enter("lang genug!")).toMatchObject({ name: "Mira Ludwiga Werkstatt", role: "operator" });
});

test("an operator reads the office in the language that she chose, the others in theirs", async () => {
  await set({ email: "lena@example.com", name: "Lena Leitung", password: "lang genug!" });
  const mira = await enter("lang genug!");
  expect(mira?.language).toBeNull();
  await customers.chooseLanguage(mira?.id ?? "", "nl");
  expect((await enter("lang genug!"))?.language).toBe("nl");
  expect((await enter("lang genug!", "lena@example.com"))?.language).toBeNull();
  await database.db.deleteFrom("person").where("email", "=", "lena@example.com").execute();
  await database.db
    .deleteFrom("person_session")
    .where("person_id", "=", mira?.id ?? "")
    .execute();
  await enter("lang genug!");
});

test("a change of role keeps password and session; a new password ends all sessions", async () => {
  expect(await sessionsOf(email)).toBe(1);
  expect(await set({ role: "admin" })).toEqual({
    ok: true,
    value: { account: "known", before: "operator", passwordSet: false },
  });
  expect(await sessionsOf(email)).toBe(1);
  expect(await enter("lang genug!")).toMatchObject({ role: "admin", name: "Mira Ludwiga Werkstatt" });
  await set({ role: "admin", password: "noch laenger!" });
  expect(await sessionsOf(email)).toBe(0);
  expect(await enter("lang genug!")).toBeNull();
  expect(await enter("noch laenger!")).toMatchObject({ role: "admin" });
});

test("whoever loses her role is out at once and stays a customer", async () => {
  await set({ role: null });
  expect(await sessionsOf(email)).toBe(0);
  expect(await enter("noch laenger!")).toBeNull();
  expect(await people()).toHaveLength(1);
});

test("a link to a new password from before the role sets none after it", async () => {
  const account = { email: "promoted@example.com", firstName: "Pro", lastName: "Moted" };
  await customers.ensureAccount({ ...account, password: "visitor's own" });
  const token = (await resetTokenFor(customers.signIn, account.email)) ?? "";
  await set({ email: account.email, role: "admin", password: "administrator's" });
  const reset = await customers.resetPassword({ token, password: "read in the outbox" });
  expect([token.length > 0, reset]).toEqual([true, { ok: false, error: "link-used" }]);
  expect(await enter("read in the outbox", account.email)).toBeNull();
  expect(await enter("administrator's", account.email)).toMatchObject({ role: "admin" });
});

test("an account that a visitor made before gets no role without a new password, and the visitor is out", async () => {
  const account = { email: "early@example.com", firstName: "Early", lastName: "Bird" };
  await customers.ensureAccount({ ...account, password: "visitor's own" });
  expect(await set({ email: account.email, role: "admin" })).toEqual({ ok: false, error: "password-needed" });
  expect(await enter("visitor's own", account.email)).toBeNull();
  await set({ email: account.email, role: "admin", password: "administrator's" });
  expect(await sessionsOf(account.email)).toBe(0);
  expect(await enter("visitor's own", account.email)).toBeNull();
  expect(await enter("administrator's", account.email)).toMatchObject({ name: "Early Bird", role: "admin" });
});
