import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "../embedded-postgres/test-database.ts";
import { silentLog } from "../log/log.ts";
import { createDatabase, type Database } from "./database.ts";
import { describeMigrationProblem, migrate } from "./migrate.ts";

let root: string;
let database: Database;
let drop: () => Promise<void>;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "migrations-"));
  const test = await createTestDatabase();
  database = createDatabase(test.url, { poolSize: 4, log: silentLog });
  drop = test.drop;
});
afterEach(async () => {
  await database.close();
  await drop();
  await rm(root, { recursive: true });
});

async function write(path: string, sql: string) {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), sql);
}
const run = () => migrate(database.pool, root);
const tableExists = async (name: string) =>
  (await database.pool.query("select to_regclass($1) is not null as exists", [name])).rows[0].exists;

test("migrations of all rooms run once, ordered by file name and not by room", async () => {
  await write("services/carts/migrations/2026112002-cart.sql", "alter table orders add column cart text");
  await write("services/orders/migrations/2026112001-orders.sql", "create table orders (id int)");
  await write("platform/http/migrations/2026112003-limits.sql", "create index on orders (cart)");
  expect(await run()).toEqual({
    ok: true,
    value: { applied: ["2026112001-orders", "2026112002-cart", "2026112003-limits"], unknown: [] },
  });
  expect(await run()).toEqual({ ok: true, value: { applied: [], unknown: [] } });
});

test("a file that lands later with an earlier date is still applied", async () => {
  await write("services/b/migrations/2026112005-b.sql", "create table b ()");
  await run();
  await write("services/a/migrations/2026112001-a.sql", "create table a ()");
  expect(await run()).toMatchObject({ value: { applied: ["2026112001-a"] } });
});

test("a failing file is rolled back as a whole and named with its line; those before it stay", async () => {
  await write("services/a/migrations/2026112001-good.sql", "create table good ()");
  await write("services/a/migrations/2026112002-bad.sql", "create table half ();\n\nselect * from nowhere;\n");
  await write("services/a/migrations/2026112003-never.sql", "create table never ()");
  const result = await run();
  expect(!result.ok && describeMigrationProblem(result.error)).toBe(
    'Migration services/a/migrations/2026112002-bad.sql, line 3: relation "nowhere" does not exist',
  );
  expect([await tableExists("good"), await tableExists("half"), await tableExists("never")]).toEqual([
    true,
    false,
    false,
  ]);
});

test("a file changed after it was applied stops everything", async () => {
  await write("services/a/migrations/2026112001-a.sql", "create table a ()");
  await run();
  await write("services/a/migrations/2026112001-a.sql", "create table a (id int)");
  await write("services/a/migrations/2026112002-b.sql", "create table b ()");
  expect(await run()).toMatchObject({ ok: false, error: { kind: "changed-after-applied", name: "2026112001-a" } });
  expect(await tableExists("b")).toBe(false);
});

test("a checkout with Windows line ends is the same migration", async () => {
  await write("services/a/migrations/2026112001-a.sql", "create table a (\n id int\n)");
  await run();
  await write("services/a/migrations/2026112001-a.sql", "create table a (\r\n id int\r\n)");
  expect(await run()).toMatchObject({ ok: true, value: { applied: [] } });
});

test("a database ahead of the code says which migrations are unknown", async () => {
  await write("services/a/migrations/2026112001-a.sql", "create table a ()");
  await run();
  await rm(join(root, "services"), { recursive: true });
  expect(await run()).toEqual({ ok: true, value: { applied: [], unknown: ["2026112001-a"] } });
});

test("misnamed and doubled files are refused before anything runs", async () => {
  await write("services/a/migrations/2026112001-a.sql", "create table a ()");
  await write("services/b/migrations/2026112001-a.sql", "create table b ()");
  expect(await run()).toMatchObject({ ok: false, error: { kind: "same-name", paths: { length: 2 } } });
  await rm(join(root, "services/b"), { recursive: true });
  await write("services/b/migrations/add_b.sql", "create table b ()");
  expect(await run()).toMatchObject({ ok: false, error: { kind: "bad-name" } });
  expect(await tableExists("a")).toBe(false);
});

test("two processes that start at once apply each file once", async () => {
  await write("services/a/migrations/2026112001-a.sql", "create table a (); select pg_sleep(0.2)");
  const other = createDatabase(database.url, { poolSize: 4, log: silentLog });
  const results = await Promise.all([run(), migrate(other.pool, root)]);
  await other.close();
  const applied = results.map((result) => (result.ok ? result.value.applied.length : result.error));
  expect(applied.toSorted()).toEqual([0, 1]);
});

test("the job tables are there", async () => {
  await run();
  expect(await tableExists("graphile_worker.jobs")).toBe(true);
});
