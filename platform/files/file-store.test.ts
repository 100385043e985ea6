import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { silentLog } from "../log/log.ts";
import type { ByteRange, FileStore } from "./file-store.ts";
import { createFolderStore } from "./folder-store.ts";
import { createS3Store } from "./s3-store.ts";
import { startS3StandIn } from "./stand-in/s3-server.ts";

const jpeg = { contentType: "image/jpeg" };
const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

interface Place {
  readonly store: FileStore;
  /** Where half-written files would lie. */
  readonly spool: string;
  close(): Promise<unknown>;
}

async function folderPlace(): Promise<Place> {
  const root = await mkdtemp(join(tmpdir(), "folder store "));
  return {
    store: await createFolderStore(root),
    spool: join(root, ".incoming"),
    close: () => rm(root, { recursive: true }),
  };
}

async function s3Place(): Promise<Place> {
  const spool = await mkdtemp(join(tmpdir(), "s3-spool-"));
  const standIn = await startS3StandIn({ bucket: "photos", accessKeyId: "id" });
  const store = await createS3Store({
    bucket: "photos",
    prefix: "shop",
    endpoint: standIn.endpoint,
    region: "eu-central-1",
    accessKeyId: "id",
    secretAccessKey: "key",
    log: silentLog,
    spoolFolder: spool,
  });
  return { store, spool, close: () => Promise.all([standIn.close(), rm(spool, { recursive: true })]) };
}

describe.each([
  ["a folder", folderPlace],
  ["an S3 store", s3Place],
])("files in %s", (_, open) => {
  let place: Place;
  let store: FileStore;
  beforeAll(async () => {
    place = await open();
    store = place.store;
  });
  afterAll(() => place.close());

  const read = async (sha256: string, range?: ByteRange) => {
    const opened = await store.open(sha256, range);
    return opened.ok ? buffer(opened.value.stream) : opened.error;
  };
  async function* inChunks(bytes: Uint8Array, size: number) {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }

  test("are listed by their names, and nothing else is", async () => {
    const all = ["one", "two", "three"].map((text) => Buffer.from(text));
    for (const bytes of all) await store.put(bytes, jpeg);
    const names: string[] = [];
    for await (const name of store.names()) names.push(name.ok ? name.value : name.error);
    expect(names.toSorted()).toEqual(all.map(hashOf).toSorted());
    for (const bytes of all) await store.delete(hashOf(bytes));
    for await (const name of store.names()) expect(name).toBeNull();
  });

  test("are named by their content, from bytes, a stream or a file, and read back as they were", async () => {
    const bytes = randomBytes(300_000);
    const stored = { ok: true, value: { sha256: hashOf(bytes), bytes: 300_000 } };
    expect(await store.put(bytes, jpeg)).toEqual(stored);
    expect(await store.put(inChunks(bytes, 7_000), jpeg)).toEqual(stored);
    const path = join(place.spool, "..", "source.jpg");
    await writeFile(path, bytes);
    expect(await store.put({ path }, jpeg)).toEqual(stored);
    await rm(path);
    expect(await read(hashOf(bytes))).toEqual(bytes);
    expect(await store.stat(hashOf(bytes))).toEqual({ ok: true, value: { bytes: 300_000 } });
  });

  test("may be empty", async () => {
    expect(await store.put(new Uint8Array(), jpeg)).toMatchObject({ ok: true, value: { bytes: 0 } });
    expect(await read(hashOf(new Uint8Array()))).toEqual(Buffer.alloc(0));
    expect(await read(hashOf(new Uint8Array()), { first: 0 })).toEqual(Buffer.alloc(0));
  });

  test("are read in part: both ends included, clipped at the end of the file", async () => {
    const bytes = randomBytes(1000);
    const { sha256 } = { sha256: hashOf(bytes) };
    await store.put(bytes, jpeg);
    await fc.assert(
      fc.asyncProperty(fc.nat(1200), fc.option(fc.nat(1200), { nil: undefined }), async (first, last) => {
        const expected = bytes.subarray(first, last === undefined ? undefined : last + 1);
        const range = last === undefined ? { first } : { first, last };
        expect(await read(sha256, range)).toEqual(expected.length > 0 ? expected : "range-outside");
      }),
      { numRuns: 40 },
    );
    const opened = await store.open(sha256, { first: 990, last: 2000 });
    expect(opened).toMatchObject({ ok: true, value: { bytes: 10, totalBytes: 1000 } });
    if (opened.ok) opened.value.stream.destroy();
  });

  test("that are not there are not found, whatever the name looks like", async () => {
    for (const name of ["0".repeat(64), "../../../etc/passwd", "", "A".repeat(64)]) {
      expect(await store.stat(name)).toEqual({ ok: false, error: "not-found" });
      expect(await read(name)).toBe("not-found");
    }
  });

  test("are gone after deleting; deleting twice is no error", async () => {
    const bytes = randomBytes(10);
    await store.put(bytes, jpeg);
    expect(await store.delete(hashOf(bytes))).toEqual({ ok: true });
    expect(await store.delete(hashOf(bytes))).toEqual({ ok: true });
    expect(await store.delete("../../x")).toEqual({ ok: true });
    expect(await store.stat(hashOf(bytes))).toEqual({ ok: false, error: "not-found" });
  });

  test("whose source breaks off are not stored, and nothing half-written stays", async () => {
    async function* breaksOff() {
      yield Buffer.from("half");
      throw new Error("connection lost");
    }
    await expect(store.put(breaksOff(), jpeg)).rejects.toThrow("connection lost");
    await expect(store.put({ path: "/does/not/exist" }, jpeg)).rejects.toThrow("ENOENT");
    expect(await store.stat(hashOf(Buffer.from("half")))).toEqual({ ok: false, error: "not-found" });
    expect(await readdir(place.spool)).toEqual([]);
  });

  test("put at once by many are one file", async () => {
    const bytes = randomBytes(50_000);
    const results = await Promise.all(Array.from({ length: 8 }, () => store.put(inChunks(bytes, 999), jpeg)));
    expect(new Set(results.map((result) => result.ok && result.value.sha256))).toEqual(new Set([hashOf(bytes)]));
    expect(await read(hashOf(bytes))).toEqual(bytes);
    expect(await readdir(place.spool)).toEqual([]);
  });

  test("can be kept: the check of a working place is silent", async () => {
    await expect(store.check()).resolves.toBeUndefined();
  });
});
