import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { FileStores } from "../files/create-file-store.ts";
import type { FileStore } from "../files/file-store.ts";

/** The SHA-256 of bytes; where `to` is given, they are copied there on the way. */
async function hashOf(bytes: Readable, to: string | null): Promise<string> {
  const sealed = createHash("sha256");
  const look = new Transform({
    transform(part: Buffer, _, next) {
      sealed.update(part);
      next(null, to === null ? undefined : part);
    },
  });
  if (to !== null) await pipeline(bytes, look, createWriteStream(to, { flush: true, mode: 0o600 }));
  else await pipeline(bytes, look.resume());
  return sealed.digest("hex");
}

export const hashOfFile = (path: string): Promise<string> => hashOf(createReadStream(path), null);

export interface CopiedFiles {
  readonly count: number;
  readonly bytes: number;
  /** Of the list. */
  readonly sha256: string;
  /** Files whose bytes have changed since they were stored; they are left out. */
  readonly damaged: readonly string[];
}

/** Tries per file, and milliseconds between them times the number of tries: remote stores drop connections. */
const [mostTries, pause] = [3, 300];

/** Name of a file in a backup, the same for every kind of store. */
const nameOf = (place: string, sha256: string): string =>
  [...(place === "" ? [] : [place]), sha256.slice(0, 2), sha256.slice(2, 4), sha256].join("/");

/**
 * Copies every file of all stores below `to`, sequentially, and writes their list. Names are hashes, so each file
 * proves itself.
 *
 * @returns what cannot be read, as a sentence
 */
export async function saveFiles(stores: FileStores, to: string, list: string): Promise<Outcome<CopiedFiles, string>> {
  const counted = { count: 0, bytes: 0 };
  const damaged: string[] = [];
  const lines = await open(list, "w", 0o600);
  try {
    for await (const [place, sha256] of filesOf(stores)) {
      if (sha256 === null) return failed("the files of the shop cannot be listed");
      const name = nameOf(place, sha256);
      const target = join(to, name);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      const found = await copyOut(stores.get(place), sha256, target);
      if (!found.ok) return failed(`the file ${name} cannot be read: ${found.error}`);
      if (found.value !== sha256) {
        damaged.push(name);
        await rm(target);
        continue;
      }
      const { size } = await stat(target);
      await lines.write(`${size} ${name}\n`);
      counted.count += 1;
      counted.bytes += size;
    }
    await lines.sync();
  } finally {
    await lines.close();
  }
  return done({ ...counted, sha256: await hashOfFile(list), damaged });
}

/** Places and names; null for a place whose names cannot all be listed. */
async function* filesOf(stores: FileStores): AsyncGenerator<readonly [place: string, sha256: string | null]> {
  for (const [place, store] of stores)
    for await (const name of store.names()) yield [place, name.ok ? name.value : null] as const;
}

/** @returns the hash of what was copied */
async function copyOut(
  store: FileStore | undefined,
  sha256: string,
  target: string,
): Promise<Outcome<string, "not-found" | "unavailable" | "range-outside">> {
  if (!store) return failed("not-found");
  for (let tries = 1; ; tries++) {
    const opened = await store.open(sha256);
    if (!opened.ok && (tries === mostTries || opened.error !== "unavailable")) return opened;
    try {
      if (opened.ok) return done(await hashOf(opened.value.stream, target));
    } catch (error) {
      if (tries === mostTries) throw error;
    }
    await sleep(tries * pause);
  }
}

export async function holdsFiles(stores: FileStores): Promise<boolean> {
  for await (const _ of filesOf(stores)) return true;
  return false;
}

const listed = /^(\d{1,16}) ((?:([a-z0-9-]+)\/)?[0-9a-f]{2}\/[0-9a-f]{2}\/([0-9a-f]{64}))$/;

/**
 * Puts the listed files into stores that hold none, each proved by its name.
 *
 * @returns what is wrong with the first that is, as a sentence, or null; the stores hold nothing then
 */
export async function restoreFiles(from: string, list: string, to: FileStores): Promise<string | null> {
  for await (const line of createInterface({ input: createReadStream(list) })) {
    const [, size, name, place = "", sha256 = ""] = listed.exec(line) ?? [];
    const store = to.get(place);
    if (name === undefined || !store) return `${list} has a line that is none: ${line.slice(0, 80)}`;
    const path = join(from, name);
    const there = await stat(path).catch(() => null);
    if (!there?.isFile()) return `${path} is missing`;
    if (there.size !== Number(size)) return `${path} has ${there.size} bytes, not ${size}`;
    // The type counts only for stores that hand files out themselves, and the shop does not let them.
    const stored = await store.put({ path }, { contentType: "application/octet-stream" });
    if (!stored.ok) return `${path} cannot be stored: ${stored.error}`;
    if (stored.value.sha256 !== sha256) return `${path} is damaged: its bytes do not match its name`;
  }
  return null;
}

/** Leaves nothing in stores that held nothing before. */
export async function removeFiles(stores: FileStores): Promise<void> {
  for await (const [place, sha256] of filesOf(stores)) if (sha256 !== null) await stores.get(place)?.delete(sha256);
}
