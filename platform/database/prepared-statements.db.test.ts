import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { silentLog } from "../log/log.ts";
import { createDatabase, type Database, type Db } from "./database.ts";
import { migratedTestDatabase } from "./migrated-test-database.ts";
import { createStatementNames } from "./prepared-statements.ts";

const { url } = await migratedTestDatabase();
let database: Database;

beforeEach(async () => {
  // One connection, so that every statement meets what it keeps.
  database = createDatabase(url, { poolSize: 1, log: silentLog });
  await sql`create table if not exists kept_thing (id integer primary key, name text)`.execute(database.db);
  await sql`insert into kept_thing values (1, 'one') on conflict do nothing`.execute(database.db);
});
afterEach(async () => {
  await sql`drop table if exists kept_thing`.execute(database.db);
  await database.close();
});

const nameOf = (id: number, db: Db = database.db) => sql`select name from kept_thing where id = ${id}`.execute(db);
const allOf = (id: number) => sql`select * from kept_thing where id = ${id}`.execute(database.db);
async function times<Result>(count: number, work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let time = 0; time < count; time++) results.push(await work());
  return results;
}
async function kept(): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ statement: string }>("select statement from pg_prepared_statements");
  return rows.map(({ statement }) => statement);
}

test("a statement that comes again and again is kept by its connection, those before and transactions' ends are not", async () => {
  await times(2, () => nameOf(1));
  expect(await kept()).toEqual([]);
  const results = await times(8, () => database.db.transaction().execute((trx) => nameOf(1, trx)));
  expect(results.map(({ rows }) => rows)).toEqual(Array(8).fill([{ name: "one" }]));
  expect(await kept()).toEqual(["select name from kept_thing where id = $1"]);
});

test("a migration of a running shop that gives a table another column disturbs no statement", async () => {
  await times(8, () => nameOf(1));
  await times(8, () => allOf(1));
  await sql`alter table kept_thing add column colour text default 'red'`.execute(database.db);
  expect((await nameOf(1)).rows).toEqual([{ name: "one" }]);
  expect((await allOf(1)).rows).toEqual([{ id: 1, name: "one", colour: "red" }]);
});

test("a statement whose table comes later works from then on", async () => {
  await sql`drop table kept_thing`.execute(database.db);
  await times(5, () => expect(nameOf(1)).rejects.toThrow("does not exist"));
  await sql`create table kept_thing (id integer primary key, name text)`.execute(database.db);
  expect((await nameOf(1)).rows).toEqual([]);
});

test("names are few, each of one text, and none for what answers whatever columns there are", () => {
  const named = createStatementNames();
  const after = (text: string) => [1, 2, 3].map(() => named(text)).at(-1);
  for (const text of ["select * from a where $1", 'select "a".* from a where $1', "delete from a where $1 returning *"])
    expect(after(text)).toBeNull();
  expect(after("select count(*) from a where $1")).toBe("shop_0");
  const names = Array.from({ length: 400 }, (_, number) => after(`select ${number} where $1`));
  const given = names.filter((name) => name !== null);
  expect(new Set(given).size).toBe(given.length);
  expect(given).toHaveLength(299);
  // What was named keeps its name.
  expect(named("select 0 where $1")).toBe(names[0]);
});
