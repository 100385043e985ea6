import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, opendir, rm, stat } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import { createInterface } from "node:readline";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isSha256 } from "../files/file-store.ts";

/** The SHA-256 of a file's bytes; where `to` is given, they are copied there on the way. */
export async function hashOf(path: string, to: string | null = null): Promise<string> {
  const sealed = createHash("sha256");
  const look = new Transform({
    transform(part: Buffer, _, next) {
      sealed.update(part);
      next(null, to === null ? undefined : part);
    },
  });
  if (to !== null) await pipeline(createReadStream(path), look, createWriteStream(to, { flush: true, mode: 0o600 }));
  else await pipeline(createReadStream(path), look.resume());
  return sealed.digest("hex");
}

export interface CopiedFiles {
  readonly count: number;
  readonly bytes: number;
  /** Of the list. */
  readonly sha256: string;
  /** Whose bytes are not those they were stored with; they are left out. */
  readonly damaged: readonly string[];
}

/** Copies every stored file below `from`, one after the other, and writes their list. Names are hashes, so each proves itself. */
export async function saveFiles(from: string, to: string, list: string): Promise<CopiedFiles> {
  const counted = { count: 0, bytes: 0 };
  const damaged: string[] = [];
  const lines = await open(list, "w", 0o600);
  try {
    for await (const path of storedBelow(from)) {
      const name = relative(from, path).split(sep).join("/");
      const target = join(to, name);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      if ((await hashOf(path, target)) !== basename(path)) {
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
  return { ...counted, sha256: await hashOf(list), damaged };
}

async function* storedBelow(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch(() => null);
  if (!entries) return;
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== ".incoming") yield* storedBelow(path);
    else if (entry.isFile() && isSha256(entry.name)) yield path;
  }
}

const listed = /^(\d{1,16}) ((?:[a-z0-9-]+\/)*[0-9a-f]{64})$/;

/** Puts the listed files back, each proved by its name. @returns what is wrong with the first that is, as a sentence, or null */
export async function restoreFiles(from: string, list: string, to: string): Promise<string | null> {
  for await (const line of createInterface({ input: createReadStream(list) })) {
    const [, size, name] = listed.exec(line) ?? [];
    if (name === undefined) return `${list} has a line that is none: ${line.slice(0, 80)}`;
    const source = join(from, name);
    const there = await stat(source).catch(() => null);
    if (!there?.isFile()) return `${source} is missing`;
    if (there.size !== Number(size)) return `${source} has ${there.size} bytes, not ${size}`;
    const target = join(to, name);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    if ((await hashOf(source, target)) !== basename(name))
      return `${source} is damaged: its bytes do not match its name`;
  }
  return null;
}
