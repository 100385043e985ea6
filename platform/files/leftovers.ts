import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Removes files that a killed process left in a folder of passing files: those untouched since a moment, a day ago unless
 * told otherwise, which is longer than any work takes. Other processes may do the same at the same time.
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
