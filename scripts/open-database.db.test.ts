import { once } from "node:events";
import { createServer } from "node:net";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../platform/embedded-postgres/test-database.ts";
import { silentLog } from "../platform/log/log.ts";
import { openDatabase } from "./open-database.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const open = (databaseUrl: string) =>
  openDatabase({ databaseUrl, dataDir: "unused", skipUnreadableDesigns: false }, silentLog);

function changed(change: (url: URL) => void): string {
  const url = new URL(database.url);
  change(url);
  return url.href;
}

test("an outside database is migrated and left running", async () => {
  const opened = await open(database.url);
  await opened.stop();
  const client = new pg.Client({ connectionString: opened.url });
  await client.connect();
  const { rows } = await client.query("select count(*)::int as applied from applied_migration");
  await client.end();
  expect(rows[0]?.applied).toBeGreaterThan(0);
});

test("a database ahead of the shop is refused", async () => {
  await open(database.url);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query("insert into applied_migration (name, checksum) values ('2999010101-later.sql', '')");
  await expect(open(database.url)).rejects.toThrow(
    "The database is newer than this version of the shop: it has the migration 2999010101-later.sql. Start the newer version.",
  );
  await client.query("delete from applied_migration where name = '2999010101-later.sql'");
  await client.end();
});

test("a wrong password, a missing database and a silent port are each told in one line without the password", async () => {
  const { host, pathname } = new URL(database.url);
  const wrongPassword = changed((url) => {
    url.password = "hunter2";
  });
  await expect(open(wrongPassword)).rejects.toThrow(
    `cannot use the database at ${host}${pathname}: the password is wrong`,
  );
  const missing = changed((url) => {
    url.pathname = "/missing";
  });
  await expect(open(missing)).rejects.toThrow(`cannot use the database at ${host}/missing: there is no such database`);
  const port = await unusedPort();
  const silent = changed((url) => {
    url.port = port;
  });
  await expect(open(silent)).rejects.toThrow(
    `cannot use the database at 127.0.0.1:${port}${pathname}: nobody answers there`,
  );
});

async function unusedPort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return String(typeof address === "object" && address?.port);
}
