import { expect, test } from "vitest";
import { silentLog } from "../log/log.ts";
import { jsonb } from "./jsonb.ts";
import { migratedTestDatabase } from "./migrated-test-database.ts";
import { hearNotices } from "./notices.ts";

const database = await migratedTestDatabase();

/** Counts what is heard, and waits until it was so often. */
function ear() {
  let [count, wake] = [0, () => {}];
  return {
    heard: () => {
      count++;
      wake();
    },
    count: () => count,
    async until(wanted: number) {
      while (count < wanted) await new Promise<void>((resolve) => (wake = resolve));
    },
  };
}

const listen = (heard: () => void) =>
  hearNotices({ url: database.url, channel: "published", heard, log: silentLog, retryAfter: 10 });
const label = (key: string) => ({ locale: "de-DE", key, text: "Text" });

test("whatever visitors see tells of its change at the commit, once, and nothing of one that is rolled back", async () => {
  const { heard, count, until } = ear();
  const notices = listen(heard);
  await until(1); // listening has begun
  const { db } = database;
  await db
    .transaction()
    .execute(async (trx) => {
      await trx.insertInto("label").values(label("a.b")).execute();
      throw new Error("rolled back");
    })
    .catch(() => {});
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("label")
      .values([label("a.b"), label("a.c")])
      .execute();
    await trx.deleteFrom("label").where("key", "=", "a.c").execute();
  });
  await until(2);
  await db
    .insertInto("tax_table")
    .values({ data: jsonb({}) })
    .execute();
  await until(3);
  await db
    .insertInto("shipping_table")
    .values({ valid_from: new Date(), data: jsonb({}) })
    .execute();
  await until(4);
  await db
    .insertInto("product_page")
    .values({ key: "a", position: 1, data: jsonb({}) })
    .execute();
  await until(5);
  const release = { kind: "photoframe", release: 1, valid_from: "2026-01-01", data: jsonb({}) };
  await db.insertInto("catalogue_release").values(release).execute();
  await until(6);
  expect(count()).toBe(6);
  await notices.stop();
});

/** Those of this file's database: others of the same server listen for tests that run beside it. */
const listeners = "pg_stat_activity where datname = current_database() and query like 'listen %'";

test("a broken connection is made anew, and counts as a notice, because nobody knows what was missed", async () => {
  const { heard, until } = ear();
  const notices = listen(heard);
  await until(1);
  await database.pool.query(`select pg_terminate_backend(pid) from ${listeners}`);
  await until(2);
  await database.db.insertInto("label").values(label("a.d")).execute();
  await until(3);
  await notices.stop();
  const { rows } = await database.pool.query(`select 1 from ${listeners}`);
  expect(rows).toEqual([]);
});
