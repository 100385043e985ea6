import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Db } from "../../platform/database/database.ts";
import { jsonb } from "../../platform/database/jsonb.ts";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import { createHttpApp } from "../../platform/http/app.ts";
import { silentLog } from "../../platform/log/log.ts";
import { stoppedClock } from "../../platform/time/clock.ts";
import { newId } from "../../platform/tokens/random.ts";
import { newCustomer } from "../new-customer.fixture.ts";
import type { ThemeView } from "../themes/contract.ts";
import { MOST_WISHES } from "./contract.ts";
import { wishlistRoutes } from "./routes.ts";
import { createWishlist, type Wishlist } from "./service.ts";

const database = await migratedTestDatabase();
let wishlist: Wishlist;
const clock = stoppedClock("2026-11-21T12:00:00Z");

beforeAll(async () => {
  const texts = { text_de: "", text_en: "", text_es: "", text_fr: "", text_it: "", text_nl: "" };
  const ids = [...Array.from({ length: MOST_WISHES + 5 }, (_, number) => `theme-${number}`), "rose", "fern"];
  const rows = ids.map((id) => ({
    id,
    data: jsonb({}),
    filters: [],
    popularity: 1,
    created: "2026-01-01",
    look: "0".repeat(64),
    ...texts,
  }));
  await database.db.insertInto("card_theme").values(rows).execute();
  const exists = async (id: string) =>
    (await database.db.selectFrom("card_theme").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
  wishlist = createWishlist({ db: database.db, clock, exists });
});

let visitor: Owner;
beforeEach(async () => {
  visitor = await newVisitor();
});

async function newVisitor(): Promise<Owner> {
  const visitorId = newId();
  await database.db.insertInto("visitor").values({ id: visitorId, token_hash: visitorId }).execute();
  return { visitorId, customerId: null };
}

const signIn = (owner: Owner, customerId: string) =>
  database.db.transaction().execute((trx) => wishlist.adopt(trx, owner.visitorId, customerId));

/** Until someone waits for a lock that is held. */
async function lockAwaited(trx: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select 1 from pg_locks
      where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())
    `.execute(trx);
    if (rows.length > 0) return;
  }
}

test("what is liked is listed, the last first, each once, until it is liked no more", async () => {
  await wishlist.add(visitor, "rose");
  clock.advance(1000);
  await wishlist.add(visitor, "fern");
  await wishlist.add(visitor, "rose");
  expect(await wishlist.list(visitor)).toEqual(["fern", "rose"]);
  await wishlist.remove(visitor, "fern");
  await wishlist.remove(visitor, "fern");
  expect(await wishlist.list(visitor)).toEqual(["rose"]);
  expect(await wishlist.list(await newVisitor())).toEqual([]);
});

test("a theme that nobody sells cannot be liked", async () => {
  expect(await wishlist.add(visitor, "nothing")).toEqual({ ok: false, error: "theme-not-found" });
  expect(await wishlist.list(visitor)).toEqual([]);
});

test("a theme that is sold no more leaves every list", async () => {
  await database.db
    .insertInto("card_theme")
    .values({
      id: "gone",
      data: jsonb({}),
      filters: [],
      popularity: 1,
      created: "2026-01-01",
      look: "0".repeat(64),
      text_de: "",
      text_en: "",
      text_es: "",
      text_fr: "",
      text_it: "",
      text_nl: "",
    })
    .execute();
  await wishlist.add(visitor, "gone");
  await database.db.deleteFrom("card_theme").where("id", "=", "gone").execute();
  expect(await wishlist.list(visitor)).toEqual([]);
});

test("a theme that is taken away just while it is liked is not found, and the list stays as it was", async () => {
  await wishlist.add(visitor, "rose");
  const late = createWishlist({ db: database.db, clock, exists: async () => true });
  expect(await late.add(visitor, "taken-away")).toEqual({ ok: false, error: "theme-not-found" });
  expect(await wishlist.list(visitor)).toEqual(["rose"]);
});

test("a wish that waited for her sign-in to end is the customer's as soon as she looks, on all her devices", async () => {
  const customerId = await newCustomer(database);
  await wishlist.add(visitor, "rose");
  let waiting: Promise<unknown> = Promise.resolve();
  await database.db.transaction().execute(async (trx) => {
    await wishlist.adopt(trx, visitor.visitorId, customerId);
    waiting = wishlist.add(visitor, "fern");
    await lockAwaited(trx);
  });
  expect(await waiting).toEqual({ ok: true, value: undefined });
  const elsewhere = { visitorId: newId(), customerId };
  expect(await wishlist.list(elsewhere)).toEqual(["rose"]);
  expect((await wishlist.list({ ...visitor, customerId })).toSorted()).toEqual(["fern", "rose"]);
  expect((await wishlist.list(elsewhere)).toSorted()).toEqual(["fern", "rose"]);
  expect(await wishlist.list(visitor)).toEqual([]);
});

test("at sign-in her wishes become the customer's, none twice, and the browser alone reaches them no more", async () => {
  const customerId = await newCustomer(database);
  const atHome = await newVisitor();
  await wishlist.add({ ...atHome, customerId }, "rose");
  await wishlist.add(visitor, "rose");
  await wishlist.add(visitor, "fern");
  await signIn(visitor, customerId);
  expect(await wishlist.list({ visitorId: newId(), customerId })).toHaveLength(2);
  expect(await wishlist.list(visitor)).toEqual([]);
  await wishlist.remove(visitor, "rose");
  expect((await wishlist.list({ ...visitor, customerId })).toSorted()).toEqual(["fern", "rose"]);
  await signIn(visitor, customerId);
  expect(await wishlist.list({ ...visitor, customerId })).toHaveLength(2);
});

test("many at once do not go over the limit, nor is anything there twice", async () => {
  const ids = Array.from({ length: MOST_WISHES + 5 }, (_, number) => `theme-${number}`);
  const answers = await Promise.all([...ids, ...ids.slice(0, 20)].map((id) => wishlist.add(visitor, id)));
  expect(new Set(await wishlist.list(visitor)).size).toBe(MOST_WISHES);
  expect(answers.some(({ ok }) => !ok)).toBe(true);
  expect(await wishlist.add(visitor, "rose")).toEqual({ ok: false, error: "wishlist-full" });
});

test("two sign-ins at once keep every wish once", async () => {
  const customerId = await newCustomer(database);
  const other = await newVisitor();
  for (const id of ["rose", "fern"]) await wishlist.add(visitor, id);
  for (const id of ["fern", "theme-1"]) await wishlist.add(other, id);
  await Promise.all([signIn(visitor, customerId), signIn(other, customerId)]);
  expect((await wishlist.list({ visitorId: newId(), customerId })).toSorted()).toEqual(["fern", "rose", "theme-1"]);
});

describe("when two accounts of one person become one", () => {
  const join = (from: string, to: string) => database.db.transaction().execute((trx) => wishlist.join(trx, from, to));
  const inAccount = (customerId: string): Owner => ({ ...visitor, customerId });

  test("each theme is in it once, the last liked first, and nobody else's list has changed", async () => {
    const [from, to, other] = [await newCustomer(database), await newCustomer(database), await newCustomer(database)];
    for (const [customer, theme] of [
      [to, "rose"],
      [from, "fern"],
      [from, "rose"],
      [to, "theme-1"],
      [other, "theme-2"],
    ] as const) {
      clock.advance(1000);
      await wishlist.add(inAccount(customer), theme);
    }
    await wishlist.add(visitor, "theme-3");
    await join(from, to);
    await join(from, to);
    const elsewhere = await newVisitor();
    expect(await wishlist.list({ ...elsewhere, customerId: to })).toEqual(["theme-1", "fern", "rose"]);
    expect(await wishlist.list({ ...elsewhere, customerId: from })).toEqual([]);
    expect(await wishlist.list({ ...elsewhere, customerId: other })).toEqual(["theme-2"]);
    expect(await wishlist.list(visitor)).toEqual(["theme-3"]);
  });

  test("also beyond the limit, and with joins both ways at once nothing is lost", async () => {
    const [one, two] = [await newCustomer(database), await newCustomer(database)];
    const row = { visitor_id: visitor.visitorId, created_at: clock.now() };
    const rows = Array.from({ length: MOST_WISHES }, (_, number) => ({ ...row, theme: `theme-${number}` }));
    await database.db
      .insertInto("wish")
      .values(rows.map((wish) => ({ ...wish, customer_id: one })))
      .execute();
    await wishlist.add(inAccount(two), "rose");
    await Promise.all([join(one, two), join(two, one)]);
    const lists = [await wishlist.list(inAccount(one)), await wishlist.list(inAccount(two))];
    expect(lists.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([0, MOST_WISHES + 1]);
  });
});

test("over HTTP whoever looks at her empty list is made no visitor, and an unknown theme is not found", async () => {
  const app = createHttpApp({ log: silentLog });
  app.use(async (c, next) => {
    const id = c.req.header("test-visitor");
    if (id) c.set("visitor", { visitorId: id, customerId: null, operator: null });
    await next();
  });
  const views = async (_: unknown, ids: readonly string[]) => ids.map((id) => ({ id }) as ThemeView);
  const pass = async (_: unknown, next: () => Promise<void>) => next();
  app.route("/", wishlistRoutes({ wishlist, requireVisitor: pass, limitWishes: pass, views }));
  const headers = { "test-visitor": visitor.visitorId };
  const nobody = await app.request("/web-api/wishlist");
  expect(await nobody.json()).toEqual({ ids: [], themes: [] });
  expect(nobody.headers.get("cache-control")).toBe("private, no-store");
  expect((await app.request("/web-api/wishlist/nothing", { method: "PUT", headers })).status).toBe(404);
  expect((await app.request("/web-api/wishlist/rose", { method: "PUT", headers })).status).toBe(204);
  const mine = (await (await app.request("/web-api/wishlist", { headers })).json()) as { ids: string[] };
  expect(mine.ids).toEqual(["rose"]);
  expect((await app.request("/web-api/wishlist/rose", { method: "DELETE", headers })).status).toBe(204);
  expect(await wishlist.list(visitor)).toEqual([]);
});
