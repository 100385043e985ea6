import { createHmac } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { stoppedClock } from "../../platform/time/clock.ts";
import { createCustomers } from "./service.ts";
import { resetTokenFor } from "./sign-in.ts";

const database = await migratedTestDatabase();
const clock = stoppedClock("2026-11-28T12:00:00Z");
const customers = createCustomers({
  database,
  clock,
  publicUrl: "http://shop.test",
  trustedOrigins: [],
  adopters: [],
  mails: null,
  secret: "a secret of at least thirty-two characters",
  passwordCost: 64,
});
const { secondFactor } = customers;
const password = "lang genug!";

/** An authenticator app, written from RFC 4226 and RFC 6238 alone. */
function codeOf(base32: string, at: Date): string {
  const bits = [...base32].map((letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  );
  const key = Buffer.from((bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000)));
  const mac = createHmac("sha1", key).update(step).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

test("the app of these tests makes the codes of RFC 6238, appendix B", () => {
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  const codes = [59, 1111111109, 1111111111, 1234567890, 2000000000].map((at) => codeOf(secret, new Date(at * 1000)));
  expect(codes).toEqual(["287082", "081804", "050471", "005924", "279037"]);
});

let email: string;
let id: string;
let secret: string;
let recovery: readonly string[];
let number = 0;

const code = () => codeOf(secret, clock.now());
const enter = async (typed?: string, word = password) => {
  const entered = await customers.enterOffice({ email, password: word, code: typed }, new Headers());
  return entered.ok ? entered.value.operator.id : entered.error.kind;
};
const sessions = async () =>
  (await database.db.selectFrom("person_session").selectAll().where("person_id", "=", id).execute()).length;

beforeEach(async () => {
  email = `mira${++number}@example.com`;
  clock.advance(3_600_000);
  await customers.setOperator({ email, role: "operator", name: "Mira", password });
  ({ id } = await database.db.selectFrom("person").select("id").where("email", "=", email).executeTakeFirstOrThrow());
  const begun = await secondFactor.begin(id, password);
  if (!begun.ok) throw new Error(begun.error);
  ({ secret } = begun.value);
  expect(await enter()).toBe(id);
  const on = await secondFactor.confirm(id, code(), new Headers());
  if (!on.ok) throw new Error(on.error.kind);
  recovery = on.value;
  clock.advance(30_000);
});

test("once it is on, the password alone opens nothing and leaves no session; with a code it does", async () => {
  const before = await sessions();
  expect(await enter()).toBe("code-needed");
  expect(await enter("000000")).toBe("wrong-code");
  expect(await enter(code(), "another password")).toBe("wrong-credentials");
  expect(await sessions()).toBe(before);
  expect(await enter(code())).toBe(id);
  expect(await secondFactor.view(id)).toMatchObject({ on: true, recoveryCodes: 10 });
});

test("a code works once, also in two requests at the same moment, and with a step of grace either way", async () => {
  const now = code();
  expect((await Promise.all([enter(now), enter(now)])).sort()).toEqual([id, "wrong-code"].sort());
  const late = codeOf(secret, new Date(clock.now().getTime() + 30_000));
  expect(await enter(late)).toBe(id);
  clock.advance(120_000);
  expect(await enter(codeOf(secret, new Date(clock.now().getTime() - 60_000)))).toBe("wrong-code");
  expect(await enter(codeOf(secret, new Date(clock.now().getTime() - 30_000)))).toBe(id);
});

test("a recovery code works once, however it is written, and no hash of it opens anything", async () => {
  const [first = "", second = ""] = recovery;
  expect(first).toMatch(/^(?:[A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
  expect(await enter(first.toLowerCase().replaceAll("-", " "))).toBe(id);
  expect(await enter(first)).toBe("wrong-code");
  const kept = await database.db.selectFrom("person_recovery_code").selectAll().where("person_id", "=", id).execute();
  expect(kept).toHaveLength(9);
  expect(JSON.stringify(kept)).not.toContain(second.replaceAll("-", ""));
  expect(await enter(kept[0]?.code_hash)).toBe("wrong-code");
});

test("new recovery codes need password and code, and end those from before", async () => {
  const proof = { password, code: code() };
  expect(await secondFactor.newRecoveryCodes(id, { ...proof, password: "another password" })).toMatchObject({
    ok: false,
  });
  const made = await secondFactor.newRecoveryCodes(id, proof);
  expect(made.ok && made.value).toHaveLength(10);
  expect(await enter(recovery[0])).toBe("wrong-code");
  expect(await enter(made.ok ? made.value[0] : "")).toBe(id);
});

test("after ten wrong codes no code is looked at for an hour; a new password by mail ends that", async () => {
  for (let index = 0; index < 10; index++) expect(await enter("111111")).toBe("wrong-code");
  expect(await enter(code())).toBe("locked");
  expect(await enter(recovery[0])).toBe("locked");
  const token = (await resetTokenFor(customers.signIn, email)) ?? "";
  const set = await customers.setOfficePassword({ token, password: "noch laenger!" });
  expect(set).toEqual({ ok: true, value: { email } });
  expect(await enter(undefined, "noch laenger!")).toBe("code-needed");
  expect(await enter(code(), "noch laenger!")).toBe(id);
});

test("it is turned off with password and code, or by an administrator's command", async () => {
  expect(await secondFactor.remove(id, { password, code: "222222" })).toMatchObject({ ok: false });
  expect(await enter()).toBe("code-needed");
  expect(await secondFactor.remove(id, { password, code: code() })).toMatchObject({ ok: true });
  expect(await enter()).toBe(id);
  expect(await secondFactor.begin(id, password)).toMatchObject({ ok: true });
  expect(await enter()).toBe(id);
});

test("who lost app and recovery codes gets in again after an administrator's command", async () => {
  await customers.setOperator({ email, role: "operator", name: null, password: null, removeSecondFactor: true });
  expect(await enter()).toBe(id);
});

test("the secret is kept encrypted, and another cannot be begun while it is on", async () => {
  const row = await database.db
    .selectFrom("person_second_factor")
    .selectAll()
    .where("person_id", "=", id)
    .executeTakeFirst();
  const bytes = Buffer.from(secret);
  expect(row?.secret).not.toContain(secret);
  expect(bytes.length).toBeGreaterThanOrEqual(32);
  expect(await secondFactor.begin(id, password)).toEqual({ ok: false, error: "on-already" });
});

test("a session of the shop's log-in opens no office, with or without a second factor", async () => {
  const shop = await customers.signInByAddress({ email, password }, new Headers());
  const cookie = shop.ok ? shop.value.cookies.map((one) => one.split(";")[0]).join("; ") : "";
  const atShop = await customers.signIn.api.getSession({ headers: new Headers({ cookie }) });
  expect(atShop?.session.office).toBe(false);
  const office = await customers.enterOffice({ email, password, code: code() }, new Headers());
  const inOffice = office.ok ? office.value.cookies.map((one) => one.split(";")[0]).join("; ") : "";
  expect((await customers.signIn.api.getSession({ headers: new Headers({ cookie: inOffice }) }))?.session.office).toBe(
    true,
  );
});
