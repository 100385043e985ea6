import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../embedded-postgres/test-database.ts";
import { silentLog } from "../log/log.ts";
import { createDatabase, type Database } from "./database.ts";
import { jsonb } from "./jsonb.ts";
import { isDatabaseUnavailable } from "./unavailable.ts";

let database: Database;
let drop: () => Promise<void>;

beforeAll(async () => {
  const test = await createTestDatabase();
  database = createDatabase(test.url, { poolSize: 4, log: silentLog });
  drop = test.drop;
});
afterAll(async () => {
  await database.close();
  await drop();
});

const one = async (expression: string) => {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(database.db);
  return rows[0]?.value;
};

test("columns become the values our code works with", async () => {
  expect(await one("9007199254740991::bigint")).toBe(9007199254740991);
  expect(await one("array[1, null, 3]::bigint[]")).toEqual([1, null, 3]);
  expect(await one("date '2026-03-29'")).toBe("2026-03-29");
  expect(await one("array[date '2026-03-29']")).toEqual(["2026-03-29"]);
  expect(await one("timestamptz '2026-03-29 02:30:00+01'")).toEqual(new Date("2026-03-29T01:30:00Z"));
  expect(await one("'[1, {\"a\": null}]'::jsonb")).toEqual([1, { a: null }]);
  expect(await one("1.10::numeric")).toBe("1.10");
});

test("a bigint that no number can hold exactly is refused, not rounded", async () => {
  await expect(one("9007199254740993::bigint")).rejects.toThrow("does not fit");
});

test("jsonb() stores arrays and quotes as they are", async () => {
  const value = [{ text: `"quoted" 'too'` }, [], null];
  const { rows } = await sql<{ value: unknown }>`select ${jsonb(value)} as value`.execute(database.db);
  expect(rows[0]?.value).toEqual(value);
});

test("a connection cut inside a transaction ends the transaction as unavailable, and the pool lives on", async () => {
  const error = await database.db
    .transaction()
    .execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db);
      await sql`select 1`.execute(trx);
    })
    .catch((thrown) => thrown);
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect(await one("1")).toBe(1);
});

test("closing ends every connection, also those the query builder never saw", async () => {
  const other = createDatabase(database.url, { poolSize: 2, log: silentLog });
  await other.pool.query("select 1");
  await other.close();
  expect(other.pool.totalCount).toBe(0);
});
