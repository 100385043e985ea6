import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Client } from "pg";
import { afterAll, afterEach, expect, test } from "vitest";
import { livePostmaster } from "./postmaster-lock.ts";
import { runningProcess } from "./running-process.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./supervisor.ts";

const asRoot = process.getuid?.() === 0;
const silent = { info: () => {}, warn: () => {} };
const temporary: string[] = [];
const servers: EmbeddedPostgres[] = [];
const shops: ChildProcessWithoutNullStreams[] = [];

afterEach(async () => {
  for (const shop of shops.splice(0)) shop.kill("SIGKILL");
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  for (const folder of temporary.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newParent(): string {
  const parent = mkdtempSync(join(tmpdir(), "passepartout-supervisor-"));
  chmodSync(parent, 0o755); // a folder the database's own user may enter; the closed one has its own test
  return parent;
}

function newFolder(name = "data"): string {
  const parent = newParent();
  temporary.push(parent);
  return join(parent, name);
}

/** Folder of an existing database, for tests that create none. Each test leaves it stopped or crashed. */
const used = join(newParent(), "data");
afterAll(() => rmSync(join(used, ".."), { recursive: true, force: true }));

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log: silent });
  servers.push(server);
  return server;
}

async function stop(server: EmbeddedPostgres): Promise<void> {
  servers.splice(servers.indexOf(server), 1);
  await server.stop();
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Starts a shop of its own process and resolves when it acknowledged that many rows. */
async function shopThatAcknowledged(rows: number, dataDir: string) {
  const shop = spawn(process.execPath, [join(import.meta.dirname, "shop-of-test.ts"), dataDir]);
  shops.push(shop);
  shop.stderr.pipe(process.stderr);
  let acknowledged = 0;
  const lines = createInterface({ input: shop.stdout });
  await new Promise<void>((resolve, reject) => {
    shop.once("exit", () => reject(new Error("the shop ended")));
    lines.on("line", (line) => {
      if (line === "ready") return;
      acknowledged = Number(line) + 1;
      if (acknowledged === rows) resolve();
    });
  });
  return { shop, acknowledged: () => acknowledged };
}

/** The cluster's server, named so that a successor with the same number is told apart. */
function serverOf(dataDir: string) {
  const pid = livePostmaster(join(dataDir, "postgres"));
  return pid === null ? null : runningProcess(pid);
}

function kill(server: ReturnType<typeof serverOf>) {
  if (server === null) throw new Error("no server runs"); // the number 0 would be the tests themselves
  process.kill(server.pid, "SIGKILL");
}

test("a shop killed with SIGKILL loses no row it acknowledged", async () => {
  const dataDir = newFolder();
  const { shop, acknowledged } = await shopThatAcknowledged(200, dataDir);
  const orphan = serverOf(dataDir);
  shop.kill("SIGKILL");
  await once(shop, "exit");
  const server = await start(dataDir);
  expect(serverOf(dataDir)).not.toEqual(orphan);
  const [row] = await query(server.url, "select count(*)::int as rows from kept");
  expect(row?.rows).toBeGreaterThanOrEqual(acknowledged());
});

test("shop and database killed together lose no row that was acknowledged", async () => {
  const dataDir = newFolder();
  const { shop, acknowledged } = await shopThatAcknowledged(200, dataDir);
  const postmaster = serverOf(dataDir);
  shop.kill("SIGKILL");
  kill(postmaster);
  await once(shop, "exit");
  expect(existsSync(join(dataDir, "postgres", "postmaster.pid"))).toBe(true);
  const server = await start(dataDir);
  const [row] = await query(server.url, "select count(*)::int as rows from kept");
  expect(row?.rows).toBeGreaterThanOrEqual(acknowledged());
});

test("a killed shop leaves no database running", async () => {
  const dataDir = used;
  const { shop } = await shopThatAcknowledged(1, dataDir);
  expect(serverOf(dataDir)).not.toBeNull();
  shop.kill("SIGKILL");
  await expect.poll(() => serverOf(dataDir)).toBeNull();
});

test("a database that dies is started again on the same port", async () => {
  const dataDir = used;
  const server = await start(dataDir);
  const first = serverOf(dataDir);
  kill(first);
  const answer = () => query(server.url, "select 1 as one").catch(() => null);
  await expect.poll(answer).toEqual([{ one: 1 }]);
  expect(serverOf(dataDir)?.pid).not.toBe(first?.pid);
});

test.each([
  ["that is nobody's", "2147480000"],
  ["of a live program that is no PostgreSQL", String(process.pid)],
])("a lock file with a number %s does not stop the start", async (_, number) => {
  const dataDir = used;
  await stop(await start(dataDir));
  const lock = join(dataDir, "postgres", "postmaster.pid");
  writeFileSync(lock, `${number}\n${join(dataDir, "postgres")}\n1790000000\n5432\n\n127.0.0.1\n`);
  const server = await start(dataDir);
  expect(await query(server.url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("two starts keep data, password and port; what is kept can be read by its owner only", async () => {
  const dataDir = newFolder();
  const first = await start(dataDir);
  await query(first.url, "create table kept as select 7 as number");
  await stop(first);
  const second = await start(dataDir);
  expect(second.url).toBe(first.url);
  expect(await query(second.url, "select number from kept")).toEqual([{ number: 7 }]);
  expect(statSync(join(dataDir, "postgres-access.json")).mode & 0o077).toBe(0);
  expect(statSync(join(dataDir, "postgres")).mode & 0o077).toBe(0);
});

test("a running database is durable, closed to others, and the folder's only one", async () => {
  const dataDir = used;
  const { url } = await start(dataDir);
  expect(
    await query(url, "select current_setting('fsync') as fsync, current_setting('synchronous_commit') as wait"),
  ).toEqual([{ fsync: "on", wait: "on" }]);
  const wrong = new URL(url);
  wrong.password = "wrong";
  await expect(query(wrong.href, "select 1")).rejects.toThrow(/password authentication failed/);
  await expect(startEmbeddedPostgres({ dataDir, log: silent })).rejects.toThrow(
    `another shop (process ${process.pid}) is running on ${dataDir}`,
  );
  expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
  if (asRoot) {
    const status = readFileSync(`/proc/${serverOf(dataDir)?.pid}/status`, "utf8");
    const uid = Number(/^Uid:\s+(\d+)/m.exec(status)?.[1]);
    expect(uid).toBeGreaterThan(0);
    expect(statSync(join(dataDir, "postgres")).uid).toBe(uid);
    // No right of root's but that to enter folders, and that only where nobody could not enter this checkout.
    const rights = /^CapEff:\s+(\w+)/m.exec(status)?.[1];
    expect(["0000000000000000", "0000000000000002"]).toContain(rights);
  }
});

test("a kept port that another program took meanwhile is left to it", async () => {
  const dataDir = used;
  const first = await start(dataDir);
  const port = Number(new URL(first.url).port);
  await stop(first);
  const other = createServer().listen(port, "127.0.0.1");
  await once(other, "listening");
  const second = await start(dataDir);
  other.close();
  expect(Number(new URL(second.url).port)).not.toBe(port);
  expect(await query(second.url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a path with blanks and quotes works", async () => {
  const dataDir = newFolder(`a shop's "data" ä`);
  const server = await start(dataDir);
  expect(await query(server.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await stop(server);
  expect(serverOf(dataDir)).toBeNull();
});

test("an unfinished creation is done again", async () => {
  const dataDir = newFolder();
  mkdirSync(join(dataDir, "postgres-unfinished-1", "base"), { recursive: true });
  writeFileSync(join(dataDir, "postgres-unfinished-1", "PG_VERSION"), "18\n");
  const server = await start(dataDir);
  expect(await query(server.url, "select 1 as one")).toEqual([{ one: 1 }]);
  expect(readdirSync(dataDir).filter((name) => name.includes("unfinished"))).toEqual([]);
});

test("a data folder that is a file is answered by one plain line", async () => {
  const dataDir = newFolder();
  writeFileSync(dataDir, "");
  await expect(start(join(dataDir, "below"))).rejects.toThrow(
    /^DATA_DIR: cannot make the folder .*below: a part of the path is a file, not a folder$/,
  );
});

test.runIf(asRoot)("as root, a folder nobody else may enter works, and so does opening it later", async () => {
  const dataDir = newFolder();
  const parent = join(dataDir, "..");
  chmodSync(parent, 0o700);
  const closed = await start(dataDir);
  await query(closed.url, "create table kept as select 7 as number");
  await stop(closed);
  chmodSync(parent, 0o755);
  const opened = await start(dataDir);
  expect(await query(opened.url, "select number from kept")).toEqual([{ number: 7 }]);
});
