import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Removes temporary files of killed processes: those unchanged since `before`, by default a day ago, longer than any
 * work takes. Several processes may run it at the same time.
 */
export async function removeLeftovers(folder: string, before = Date.now() - dayInMilliseconds): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(folder, entry.name);
    const found = await stat(path).catch(gone);
    if (found && found.mtimeMs < before) await rm(path, { force: true });
  }
}

function gone(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}
