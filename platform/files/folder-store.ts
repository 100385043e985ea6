import { access, constants, type FileHandle, mkdir, open, opendir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import { diskProblem } from "./disk-problem.ts";
import { clipRange, type FileStore, isSha256, type StoredFile, type StoreProblem } from "./file-store.ts";
import { removeLeftovers } from "./leftovers.ts";
import { type Spooled, withSpooled } from "./spool.ts";

/**
 * Stores files in a folder: `ab/cd/abcd...`, written under a temporary name in `.incoming`, synced, renamed.
 *
 * @throws when the folder cannot be created: a wrong setting, reported at the start
 */
export async function createFolderStore(folder: string): Promise<FileStore> {
  const root = resolve(folder);
  const incoming = join(root, ".incoming");
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  await removeLeftovers(incoming);
  const pathOf = (sha256: string) => join(root, sha256.slice(0, 2), sha256.slice(2, 4), sha256);

  return {
    put: (source) => withSpooled(incoming, source, (file) => keep(file, pathOf(file.sha256), root)),

    async open(sha256, range = { first: 0 }) {
      if (!isSha256(sha256)) return failed("not-found");
      let file: FileHandle;
      try {
        file = await open(pathOf(sha256), "r");
      } catch (error) {
        return failed(await readProblem(error, incoming));
      }
      const { size } = await file.stat();
      const part = size === 0 && range.first === 0 ? { first: 0, last: -1 } : clipRange(range, size);
      if (!part) {
        await file.close();
        return failed("range-outside");
      }
      const bytes = part.last - part.first + 1;
      // `end` of an empty file would be -1, which createReadStream refuses.
      const stream = file.createReadStream({ start: part.first, ...(bytes > 0 ? { end: part.last } : {}) });
      return done({ stream, bytes, totalBytes: size });
    },

    async stat(sha256) {
      if (!isSha256(sha256)) return failed("not-found");
      try {
        return done({ bytes: (await stat(pathOf(sha256))).size });
      } catch (error) {
        return failed(await readProblem(error, incoming));
      }
    },

    names: () => namesBelow(root, incoming),

    async delete(sha256) {
      if (!isSha256(sha256)) return done(undefined);
      try {
        await rm(pathOf(sha256), { force: true });
        return done(undefined);
      } catch (error) {
        if (!diskProblem(error)) throw error;
        return failed("unavailable");
      }
    },

    localPath: (sha256) => (isSha256(sha256) ? pathOf(sha256) : null),
    check: () => access(incoming, constants.W_OK),
  };
}

const shelf = /^[0-9a-f]{2}$/;

/** Folder by folder, so that nothing grows with their number; what is no file of ours is passed over. */
async function* namesBelow(root: string, incoming: string): AsyncGenerator<Outcome<string, "unavailable">> {
  try {
    for await (const first of await opendir(root)) {
      if (!first.isDirectory() || !shelf.test(first.name)) continue;
      for await (const second of await opendir(join(root, first.name))) {
        if (!second.isDirectory() || !shelf.test(second.name)) continue;
        for await (const file of await opendir(join(root, first.name, second.name)))
          if (file.isFile() && isSha256(file.name)) yield done(file.name);
      }
    }
  } catch (error) {
    await readProblem(error, incoming);
    yield failed("unavailable");
  }
}

/** Moves a spooled file to its place and forces the name to the disk. */
async function keep(file: Spooled, path: string, root: string): Promise<Outcome<StoredFile, StoreProblem>> {
  const { sha256, bytes } = file;
  try {
    const present = await stat(path).catch(() => null);
    if (present?.size !== bytes) {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await rename(file.path, path);
    }
    for (const folder of [dirname(path), dirname(dirname(path)), root]) await forceToDisk(folder);
    return done({ sha256, bytes });
  } catch (error) {
    const problem = diskProblem(error);
    if (!problem) throw error;
    return failed(problem);
  }
}

/** A new name lasts only when its folder was forced to the disk as well. Windows cannot and need not. */
async function forceToDisk(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A file that is missing because its disk is not mounted was not deleted. */
async function readProblem(error: unknown, incoming: string): Promise<"not-found" | "unavailable"> {
  const problem = diskProblem(error);
  if (!problem) throw error;
  const missing = error instanceof Error && "code" in error && error.code === "ENOENT";
  const mounted = await stat(incoming).then(
    () => true,
    () => false,
  );
  return missing && mounted ? "not-found" : "unavailable";
}
