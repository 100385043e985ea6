import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { removeLeftovers } from "./leftovers.ts";

export interface BoundedFolderOptions {
  readonly folder: string;
  /** Bytes of all files together; exceeded for a moment by those written since the last scan of the folder. */
  readonly maxBytes: number;
  /** For tests. */
  readonly now?: () => number;
}

/** Can be rebuilt at any time, so nothing in it is backed up or synced to disk. */
export interface BoundedFolder {
  /** Null: it is not kept. */
  read(name: string): Promise<Uint8Array | null>;
  /** A whole file or none is ever seen. @throws what the disk says, and then nothing is kept */
  keep(name: string, content: Uint8Array): Promise<void>;
  /** A path for a passing file; left ones go after a day. */
  passing(): string;
}

const hourInMilliseconds = 60 * 60 * 1000;
/** Share of the limit after which the folder is scanned again, because other processes write to it, too. */
const unseenPart = 0.05;
/** Share that stays when the limit is exceeded, so that not every new file evicts another. */
const leftPart = 0.9;

/**
 * A folder of files that holds no more than so many bytes: what was used longest ago goes first. Several processes may
 * share it. The time of use is the file's own, written at most once an hour.
 *
 * @param options.folder belongs to this alone
 * @throws when the folder cannot be made
 */
export async function createBoundedFolder(options: BoundedFolderOptions): Promise<BoundedFolder> {
  const { folder, maxBytes, now = Date.now } = options;
  const incoming = join(folder, ".incoming");
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  await removeLeftovers(incoming);
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);
  let unseen = 0;
  let looking: Promise<void> | null = null;

  async function read(name: string): Promise<Uint8Array | null> {
    const file = await open(pathOf(name)).catch(missing);
    if (!file) return null;
    try {
      const { mtimeMs } = await file.stat();
      const used = now();
      // A mark that cannot be made only makes the file go sooner.
      if (mtimeMs < used - hourInMilliseconds) await file.utimes(used / 1000, used / 1000).catch(() => {});
      return await file.readFile();
    } finally {
      await file.close();
    }
  }

  async function removeOldest(): Promise<void> {
    const files = await filesOf(folder);
    let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total <= maxBytes) return;
    for (const { path, bytes } of files.sort((one, other) => one.used - other.used)) {
      if (total <= maxBytes * leftPart) break;
      await rm(path, { force: true });
      total -= bytes;
    }
  }

  async function bound(bytes: number): Promise<void> {
    unseen += bytes;
    if (unseen <= maxBytes * unseenPart) return;
    unseen = 0;
    looking ??= removeOldest().finally(() => {
      looking = null;
    });
    await looking;
  }

  await removeOldest();
  return {
    read,
    passing: () => join(incoming, randomUUID()),
    async keep(name, content) {
      const passing = join(incoming, randomUUID());
      try {
        await writeFile(passing, content, { mode: 0o600 });
        await mkdir(join(folder, name.slice(0, 2)), { recursive: true, mode: 0o700 });
        await rename(passing, pathOf(name));
        await bound(content.byteLength);
      } finally {
        await rm(passing, { force: true });
      }
    },
  };
}

interface Kept {
  readonly path: string;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly used: number;
}

async function filesOf(folder: string): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const part of await readdir(folder, { withFileTypes: true })) {
    if (!part.isDirectory() || part.name.startsWith(".")) continue;
    for (const name of await readdir(join(folder, part.name))) {
      const path = join(folder, part.name, name);
      // Another process may have removed it just now.
      const found = await stat(path).catch(missing);
      if (found) kept.push({ path, bytes: found.size, used: found.mtimeMs });
    }
  }
  return kept;
}

function missing(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}
