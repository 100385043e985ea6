import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** Lends a folder of this machine, which is gone afterwards with all that is in it, whatever comes of it. */
export async function withPassingFolder<Value>(
  parent: string,
  use: (folder: string) => Promise<Value>,
): Promise<Value> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  await removeOldFolders(parent);
  const folder = await mkdtemp(join(parent, "file-"));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Removes leftovers of killed processes: unchanged for a day, longer than a file takes. Several processes may run it.
 */
async function removeOldFolders(parent: string): Promise<void> {
  const before = Date.now() - dayInMilliseconds;
  for (const { name } of await readdir(parent, { withFileTypes: true })) {
    const path = join(parent, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < before) await rm(path, { recursive: true, force: true });
  }
}
