import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { silentLog } from "../log/log.ts";
import type { FileStore } from "./file-store.ts";
import { createS3Store } from "./s3-store.ts";
import { type S3StandIn, startS3StandIn } from "./stand-in/s3-server.ts";

const photo = Buffer.from("a photo");
const sha256 = createHash("sha256").update(photo).digest("hex");
const jpeg = { contentType: "image/jpeg" };

let standIn: S3StandIn;
let spoolFolder: string;
let store: FileStore;

const storeWith = (accessKeyId: string, prefix: string) =>
  createS3Store({
    bucket: "photos",
    prefix,
    endpoint: standIn.endpoint,
    region: "eu-central-1",
    accessKeyId,
    secretAccessKey: "key",
    log: silentLog,
    spoolFolder,
  });

beforeEach(async () => {
  spoolFolder = await mkdtemp(join(tmpdir(), "s3-spool-"));
  standIn = await startS3StandIn({ bucket: "photos", accessKeyId: "id" });
  store = await storeWith("id", "shop");
});
afterEach(async () => {
  await standIn.close();
  expect(await readdir(spoolFolder)).toEqual([]);
  await rm(spoolFolder, { recursive: true });
});

test("a file is an object of its type below the prefix, and is sent once", async () => {
  await store.put(photo, jpeg);
  await store.put(photo, jpeg);
  expect([...standIn.objects]).toEqual([[`photos/shop/${sha256}`, { body: photo, contentType: "image/jpeg" }]]);
  expect(standIn.requests.filter((request) => request.startsWith("PUT"))).toHaveLength(1);
});

test("without a prefix the key is the bare hash", async () => {
  await (await storeWith("id", "")).put(photo, jpeg);
  expect([...standIn.objects.keys()]).toEqual([`photos/${sha256}`]);
});

test("a full store is the outcome no-space, and nothing is stored", async () => {
  standIn.capacity = 3;
  expect(await store.put(photo, jpeg)).toEqual({ ok: false, error: "no-space" });
  expect(standIn.objects.size).toBe(0);
});

test("an upload that the store drops is tried again, three times in all", async () => {
  standIn.failingUploads = 2;
  expect(await store.put(photo, jpeg)).toMatchObject({ ok: true, value: { sha256 } });
  await store.delete(sha256);
  standIn.failingUploads = 3;
  expect(await store.put(photo, jpeg)).toEqual({ ok: false, error: "unavailable" });
});

test("a store that is down is unavailable, which is not the same as an empty one", async () => {
  await store.put(photo, jpeg);
  standIn.down = true;
  const unavailable = { ok: false, error: "unavailable" };
  expect(await store.put(photo, jpeg)).toEqual(unavailable);
  expect(await store.stat(sha256)).toEqual(unavailable);
  expect(await store.open(sha256)).toEqual(unavailable);
  expect(await store.delete(sha256)).toEqual(unavailable);
  await expect(store.check()).rejects.toThrow();
  standIn.down = false;
  expect(await store.stat(sha256)).toEqual({ ok: true, value: { bytes: photo.length } });
});

test("a wrong key is unavailable and fails the check", async () => {
  const stranger = await storeWith("someone-else", "shop");
  expect(await stranger.put(photo, jpeg)).toEqual({ ok: false, error: "unavailable" });
  await expect(stranger.check()).rejects.toThrow();
});

test("files are not on this machine", () => {
  expect(store.localPath(sha256)).toBeNull();
});
