import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createHttpApp } from "../http/app.ts";
import { silentLog } from "../log/log.ts";
import { createDatabase, type Database } from "./database.ts";
import { migratedTestDatabase } from "./migrated-test-database.ts";
import { withJobStatements } from "./statement-limit.ts";
import { isDatabaseUnavailable } from "./unavailable.ts";

const { url } = await migratedTestDatabase();
const limit = 300;
let database: Database;

beforeEach(() => {
  database = createDatabase(url, { poolSize: 1, log: silentLog, statementLimit: limit });
});
afterEach(() => database.close());

const ask = async () => (await sql<{ one: number }>`select 1 as one`.execute(database.db)).rows[0]?.one;

/** Freezes the server's only connection, like a failing disk or a lost network: it neither responds nor closes. */
async function frozen<Result>(work: () => Promise<Result>): Promise<Result> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db);
  const pid = rows[0]?.pid ?? 0;
  process.kill(pid, "SIGSTOP");
  try {
    return await work();
  } finally {
    process.kill(pid, "SIGCONT");
  }
}
const failureOf = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error);

test("on a frozen connection a statement fails as unavailable, and the next one has a new connection", async () => {
  await frozen(async () => {
    expect(isDatabaseUnavailable(await failureOf(ask()))).toBe(true);
    expect(await ask()).toBe(1);
    expect(database.pool.totalCount).toBe(1);
  });
});

test("so does one in a transaction, which is not committed, and one asked of the pool itself", async () => {
  const inTransaction = database.db.transaction().execute(async (trx) => {
    await sql`create table half_done (id int)`.execute(trx);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    const pid = rows[0]?.pid ?? 0;
    process.kill(pid, "SIGSTOP");
    setTimeout(() => process.kill(pid, "SIGCONT"), limit * 4);
    await sql`select 1`.execute(trx);
  });
  expect(isDatabaseUnavailable(await failureOf(inTransaction))).toBe(true);
  await frozen(async () => {
    expect(isDatabaseUnavailable(await failureOf(database.pool.query("select 1")))).toBe(true);
  });
  const { rows } = await sql`select from pg_tables where tablename = 'half_done'`.execute(database.db);
  expect(rows).toHaveLength(0);
});

test("a visitor is told to try again in a moment", async () => {
  const app = createHttpApp({ log: silentLog });
  app.get("/", async (c) => c.text(`${await ask()}`));
  await frozen(async () => {
    const answer = await app.request("/");
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  });
  expect((await app.request("/")).status).toBe(200);
});

test("a job has more time for a statement", async () => {
  const slow = () => sql`select pg_sleep(${limit / 500})`.execute(database.db);
  expect(isDatabaseUnavailable(await failureOf(slow()))).toBe(true);
  expect(await failureOf(withJobStatements(slow))).toBeNull();
});

test("statements within their time keep their connection, however many there are", async () => {
  const pids = new Set<number>();
  for (let round = 0; round < 20; round++) {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.03)`.execute(database.db);
    pids.add(rows[0]?.pid ?? 0);
  }
  expect(pids.size).toBe(1);
});
