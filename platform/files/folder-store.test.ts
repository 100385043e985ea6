import { createHash } from "node:crypto";
import { type FileHandle, mkdtemp, open, readdir, readFile, rename, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FileStore } from "./file-store.ts";
import { createFolderStore } from "./folder-store.ts";

const photo = Buffer.from("a photo");
const sha256 = createHash("sha256").update(photo).digest("hex");
const jpeg = { contentType: "image/jpeg" };

let root: string;
let store: FileStore;
/** What every open file's methods are inherited from. */
let fileMethods: FileHandle;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "files-"));
  store = await createFolderStore(root);
  const handle = await open(root, "r");
  fileMethods = Object.getPrototypeOf(handle);
  await handle.close();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true, force: true });
});

const failsWith = (code: string) => Object.assign(new Error(code), { code });

test("a file lies two folders deep under its hash, where libraries can read it by path", async () => {
  await store.put(photo, jpeg);
  const path = store.localPath(sha256);
  expect(path).toBe(join(root, sha256.slice(0, 2), sha256.slice(2, 4), sha256));
  expect(path && (await readFile(path))).toEqual(photo);
  expect(store.localPath("../../etc/passwd")).toBeNull();
});

test.each([
  ["ENOSPC", "no-space"],
  ["EDQUOT", "no-space"],
  ["EIO", "unavailable"],
])("a disk that answers %s while writing is the outcome %s; nothing stays behind", async (code, outcome) => {
  vi.spyOn(fileMethods, "write").mockRejectedValueOnce(failsWith(code));
  expect(await store.put(photo, jpeg)).toEqual({ ok: false, error: outcome });
  expect(await readdir(join(root, ".incoming"))).toEqual([]);
  expect(await store.stat(sha256)).toEqual({ ok: false, error: "not-found" });
  expect(await store.put(photo, jpeg)).toMatchObject({ ok: true });
});

test("a disk that is full only when forced to write is full all the same", async () => {
  vi.spyOn(fileMethods, "sync").mockRejectedValueOnce(failsWith("ENOSPC"));
  expect(await store.put(photo, jpeg)).toEqual({ ok: false, error: "no-space" });
  expect(await store.stat(sha256)).toEqual({ ok: false, error: "not-found" });
});

test("a file is acknowledged only after its bytes and its folders were forced to the disk", async () => {
  const sync = vi.spyOn(fileMethods, "sync");
  await store.put(photo, jpeg);
  expect(sync).toHaveBeenCalledTimes(4); // the file, its folder, the folder above, the root
});

test("a write that the disk takes only in part is continued", async () => {
  const write = fileMethods.write as (bytes: Uint8Array, offset: number, length: number) => Promise<unknown>;
  vi.spyOn(fileMethods, "write").mockImplementation(function (this: FileHandle, bytes: Uint8Array, offset: number) {
    return write.call(this, bytes, offset, 1);
  } as never);
  expect(await store.put(photo, jpeg)).toMatchObject({ ok: true, value: { bytes: photo.length } });
  vi.restoreAllMocks();
  expect(await readFile(store.localPath(sha256) ?? "")).toEqual(photo);
});

test("a file damaged in length is put right by storing it again", async () => {
  await store.put(photo, jpeg);
  await writeFile(store.localPath(sha256) ?? "", "a ph");
  await store.put(photo, jpeg);
  expect(await store.stat(sha256)).toEqual({ ok: true, value: { bytes: photo.length } });
});

test("when the folder is gone, such as a disk that is not mounted, files are unavailable and not missing", async () => {
  await store.put(photo, jpeg);
  await rename(root, `${root}-away`);
  expect(await store.stat(sha256)).toEqual({ ok: false, error: "unavailable" });
  expect(await store.open(sha256)).toEqual({ ok: false, error: "unavailable" });
  expect(await store.put(photo, jpeg)).toEqual({ ok: false, error: "unavailable" });
  await expect(store.check()).rejects.toThrow();
  await rename(`${root}-away`, root);
  expect(await store.stat(sha256)).toMatchObject({ ok: true });
});

test("half-written files of a crash are removed at a start, those of running uploads are not", async () => {
  const incoming = join(root, ".incoming");
  await writeFile(join(incoming, "old"), "x");
  await writeFile(join(incoming, "new"), "x");
  const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 3600;
  await utimes(join(incoming, "old"), twoDaysAgo, twoDaysAgo);
  await createFolderStore(root);
  expect(await readdir(incoming)).toEqual(["new"]);
});
