import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { backUp } from "../platform/backup/backup.ts";
import { keptDuringBackups } from "../platform/backup/backup-lock.ts";
import { checkBackup, restore } from "../platform/backup/restore.ts";
import { createDatabase, type Database } from "../platform/database/database.ts";
import {
  createTestDatabase,
  migratedTemplate,
  startTestDatabase,
} from "../platform/embedded-postgres/test-database.ts";
import { createFileStores, type FileStores } from "../platform/files/create-file-store.ts";
import type { FileStore } from "../platform/files/file-store.ts";
import { createFolderStore } from "../platform/files/folder-store.ts";
import { type S3StandIn, startS3StandIn } from "../platform/files/stand-in/s3-server.ts";
import { silentLog } from "../platform/log/log.ts";
import { customerOf } from "../services/customer.fixture.ts";
import { type ShopFixture, shopFixture } from "../services/shop.fixture.ts";

const root = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "passepartout-backup-"));
const source = await createTestDatabase(migratedTemplate);
let database: Database;
let shop: ShopFixture;
let files: FileStore;
const filesFolder = join(folder, "shop-files");
const secrets = { "demo-secrets.json": join(folder, "demo-secrets.json") };

beforeAll(async () => {
  database = createDatabase(source.url, { poolSize: 8, log: silentLog, patience: 120_000 });
  files = keptDuringBackups(await createFolderStore(filesFolder), database.pool);
  shop = await shopFixture({ database });
  writeFileSync(secrets["demo-secrets.json"], '{"sessionSecret":"kept"}');
});
afterAll(async () => {
  await database.close();
  await source.drop();
  rmSync(folder, { recursive: true });
});

const folderAt = (path: string) => createFileStores({ kind: "folder", path }, silentLog);
const place = async () => ({ databaseUrl: source.url, files: await folderAt(filesFolder), secrets });
const put = async (text: string) => {
  const stored = await files.put(Buffer.from(text), { contentType: "text/plain" });
  if (!stored.ok) throw new Error(stored.error);
  return stored.value.sha256;
};

/** A new data folder with its own server, as `shop:restore` makes it. */
async function restored(
  backup: string,
  stores?: FileStores,
): Promise<{ url: string; files: string; fault: string | null; stop(): Promise<void> }> {
  const target = await startTestDatabase(folder);
  const there = join(target.folder, "files");
  const manifest = await checkBackup(backup);
  const result = manifest.ok
    ? await restore(backup, manifest.value, {
        databaseUrl: target.url,
        files: stores ?? (await folderAt(there)),
        root,
        steps: [],
        secrets: { "demo-secrets.json": join(target.folder, "demo-secrets.json") },
      })
    : manifest;
  return { url: target.url, files: there, fault: result.ok ? null : result.error, stop: target.stop };
}

async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

test("a backup of a shop that takes orders has every order acknowledged before its moment, whole, and every file that rows name", async () => {
  const backup = join(folder, "while-it-runs");
  const acknowledged: string[] = [];
  let taking = true;
  const takeOrders = async () => {
    while (taking) acknowledged.push((await customerOf(shop).order()).number);
  };
  onTestFinished(async () => {
    taking = false;
    await Promise.allSettled(customers);
  });
  const customers = [takeOrders(), takeOrders()];
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(4);
  const [kept, swept] = [await put("a photo"), await put("a photo that is swept meanwhile")];
  await database.pool.query(
    `insert into outbox_mail (id, key, locale, sender, recipient, subject, html, plain, state, created_at, attachment_name, attachment)
     values (gen_random_uuid(), 'odd', 'de-DE', '', '(a,b)', E'tab\\t "quoted" \\\\ back', E'new\\nline\\r\\u2028', '{}', 'kept', '2026-11-28T12:00:00.123456Z', 'odd.pdf', '\\x00ff0a22') on conflict do nothing`,
  );
  await database.pool.query(
    "insert into person (id, name, email) values ('a person', 'Lena', 'lena@example.com') on conflict do nothing",
  );
  let before: readonly string[] = [];
  let removal: unknown;
  const saved = await backUp(await place(), backup, {
    onSnapshot: () => {
      before = [...acknowledged];
      removal = files.delete(swept);
    },
  });
  taking = false;
  await Promise.all(customers);
  expect(saved).toMatchObject({ ok: true, value: { files: 2, damaged: [] } });
  expect(before.length).toBeGreaterThan(4);
  // What the backup's rows may name is removed later.
  expect(await removal).toEqual({ ok: false, error: "unavailable" });
  expect(await files.delete(swept)).toEqual({ ok: true, value: undefined });

  const target = await restored(backup);
  try {
    expect(target.fault).toBeNull();
    const orders = await ask<{ number: string; lines: string }>(
      target.url,
      "select o.number::text, count(l.*)::text as lines from shop_order o left join order_line l on l.order_id = o.id group by 1",
    );
    const numbers = new Set(orders.map(({ number }) => number));
    expect(before.filter((number) => !numbers.has(String(number)))).toEqual([]);
    expect(orders.filter(({ lines }) => lines === "0")).toEqual([]);
    const odd = "select m::text from outbox_mail m where key = 'odd'";
    const [saved] = await ask(source.url, odd);
    expect(saved).toBeDefined();
    expect(await ask(target.url, odd)).toEqual([saved]);
    // Numbers go on where they were.
    const another =
      "insert into person (id, name, email) values ('another', 'Tom', 'tom@example.com') returning number::text";
    expect(await ask(target.url, another)).toEqual(await ask(source.url, another));
    const store = await createFolderStore(target.files);
    for (const sha256 of [kept, swept]) expect(await store.stat(sha256)).toMatchObject({ ok: true });
    // References are proved again, so a row without its order is refused.
    await expect(ask(target.url, "update order_line set order_id = gen_random_uuid()")).rejects.toThrow(/foreign key/);
  } finally {
    await target.stop();
  }
});

test("what is wrong with a backup is named, and nothing is restored", async () => {
  await put("another photo");
  const backup = join(folder, "spoilt");
  expect(await backUp(await place(), backup)).toMatchObject({ ok: true });
  expect(await backUp(await place(), backup)).toMatchObject({
    ok: false,
    error: expect.stringContaining("is not empty"),
  });

  const [table = ""] = readdirSync(join(backup, "tables")).filter((name) => name.includes("person"));
  const path = join(backup, "tables", table);
  const whole = readFileSync(path);
  appendFileSync(path, "x");
  expect(await checkBackup(backup)).toEqual({ ok: false, error: expect.stringContaining(`${table} is damaged`) });
  rmSync(path);
  expect(await checkBackup(backup)).toEqual({ ok: false, error: expect.stringContaining(`${table} is missing`) });
  writeFileSync(path, whole);

  const [, listed = ""] = readFileSync(join(backup, "files.list"), "utf8").split("\n")[0]?.split(" ") ?? [];
  const photo = join(backup, "files", listed);
  const bytes = readFileSync(photo);
  writeFileSync(photo, Buffer.alloc(bytes.length, 1));
  const spoilt = await restored(backup);
  try {
    expect(spoilt.fault).toContain(`${listed} is damaged`);
    expect(await ask(spoilt.url, "select from shop_order")).toEqual([]);
  } finally {
    await spoilt.stop();
  }
  writeFileSync(photo, bytes);

  const manifest = join(backup, "manifest.json");
  const text = readFileSync(manifest, "utf8");
  writeFileSync(manifest, text.replace("shop_order", "shop_ordex"));
  expect(await checkBackup(backup)).toMatchObject({
    ok: false,
    error: expect.stringContaining("manifest.json is damaged"),
  });
  rmSync(manifest);
  expect(await checkBackup(backup)).toMatchObject({ ok: false, error: expect.stringContaining("was not finished") });
});

test("a place that is not empty is left alone", async () => {
  const backup = join(folder, "not-empty");
  expect(await backUp(await place(), backup)).toMatchObject({ ok: true });
  const manifest = await checkBackup(backup);
  if (!manifest.ok) throw new Error(manifest.error);
  const to = {
    databaseUrl: source.url,
    files: await folderAt(join(folder, "new-files")),
    secrets: {},
    root,
    steps: [],
  };
  expect(await restore(backup, manifest.value, to)).toEqual({ ok: false, error: "the database is not empty" });
  expect(await restore(backup, manifest.value, { ...to, files: await folderAt(filesFolder) })).toMatchObject({
    ok: false,
    error: expect.stringContaining("is not empty"),
  });
});

test("a file that was spoilt in the shop is told and left out; the rest is saved", async () => {
  const name = await put("a photo whose disk fails");
  writeFileSync(files.localPath(name) ?? "", "other bytes");
  const saved = await backUp(await place(), join(folder, "failing-disk"));
  expect(saved).toMatchObject({ ok: true, value: { damaged: [expect.stringContaining(name)] } });
  expect((await checkBackup(join(folder, "failing-disk"))).ok).toBe(true);
});

describe("a shop whose files lie in an S3 store", () => {
  let store: S3StandIn;
  beforeAll(async () => {
    store = await startS3StandIn({ bucket: "photos", accessKeyId: "id" });
  });
  afterAll(() => store.close());

  const storesAt = (prefix: string) =>
    createFileStores(
      {
        kind: "s3",
        bucket: "photos",
        prefix,
        endpoint: store.endpoint,
        region: "eu-central-1",
        accessKeyId: "id",
        secretAccessKey: "key",
      },
      silentLog,
    );
  const keysBelow = (prefix: string) =>
    [...store.objects.keys()].filter((key) => key.startsWith(`photos/${prefix}/`)).toSorted();
  const bytes = (text: string) => Buffer.from(text);
  const type = { contentType: "image/jpeg" };

  test("is backed up with all of them, and restored into another store or into a folder; a neighbour's files stay out", async () => {
    const [shopFiles, neighbour] = [await storesAt("shop"), await storesAt("shop-of-another")];
    for (let photo = 0; photo < 5; photo++) await shopFiles.get("")?.put(bytes(`photo ${photo}`), type);
    await shopFiles.get("assets")?.put(bytes("a picture of pages"), type);
    await neighbour.get("")?.put(bytes("not ours"), type);
    const backup = join(folder, "from-s3");
    Object.assign(store, { pageSize: 2, failingDownloads: 2 });
    expect(await backUp({ databaseUrl: source.url, files: shopFiles, secrets: {} }, backup)).toMatchObject({
      ok: true,
      value: { files: 6, damaged: [] },
    });

    const inStore = await restored(backup, await storesAt("elsewhere"));
    await inStore.stop();
    expect(inStore.fault).toBeNull();
    expect(keysBelow("elsewhere")).toEqual(keysBelow("shop").map((key) => key.replace("/shop/", "/elsewhere/")));
    expect(keysBelow("elsewhere")).toHaveLength(6);

    const inFolder = await restored(backup);
    try {
      expect(inFolder.fault).toBeNull();
      const folders = await folderAt(inFolder.files);
      expect(await namesOf(shopFiles, "assets")).toHaveLength(1);
      for (const place of ["", "assets"])
        expect((await namesOf(folders, place)).toSorted()).toEqual((await namesOf(shopFiles, place)).toSorted());
    } finally {
      await inFolder.stop();
    }
  });

  test("keeps nothing of a backup that is damaged, and is not touched where it holds files already", async () => {
    const backup = join(folder, "from-s3-spoilt");
    expect(await backUp({ databaseUrl: source.url, files: await storesAt("shop"), secrets: {} }, backup)).toMatchObject(
      { ok: true },
    );
    const last = readFileSync(join(backup, "files.list"), "utf8").trim().split("\n").at(-1) ?? "";
    const photo = join(backup, "files", last.split(" ")[1] ?? "");
    writeFileSync(photo, Buffer.alloc(readFileSync(photo).length, 1));
    const spoilt = await restored(backup, await storesAt("spoilt"));
    await spoilt.stop();
    expect(spoilt.fault).toContain("is damaged");
    expect(keysBelow("spoilt")).toEqual([]);

    const before = keysBelow("shop");
    const onTop = await restored(backup, await storesAt("shop"));
    await onTop.stop();
    expect(onTop.fault).toContain("is not empty");
    expect(keysBelow("shop")).toEqual(before);
  });

  test("that is down is told, and its backup has no manifest", async () => {
    const files = await storesAt("shop");
    const backup = join(folder, "from-s3-down");
    store.down = true;
    const told = await backUp({ databaseUrl: source.url, files, secrets: {} }, backup);
    store.down = false;
    expect(told).toEqual({ ok: false, error: "the files of the shop cannot be listed" });
    expect(await checkBackup(backup)).toMatchObject({ ok: false, error: expect.stringContaining("was not finished") });
  });
});

async function namesOf(stores: FileStores, place: string): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const name of stores.get(place)?.names() ?? []) if (name.ok) names.push(name.value);
  return names;
}
