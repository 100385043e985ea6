import { type FileHandle, mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { removeLeftovers } from "../../platform/files/leftovers.ts";
import { newId } from "../../platform/random.ts";

/** Lends a file of this machine, which is gone afterwards whatever comes of it. The borrower closes what it was given. */
export async function withPassingFile<Value>(
  folder: string,
  ending: string,
  use: (path: string, file: FileHandle) => Promise<Value>,
): Promise<Value> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeLeftovers(folder);
  const path = join(folder, `${newId()}.${ending}`);
  try {
    return await use(path, await open(path, "wx"));
  } finally {
    await rm(path, { force: true });
  }
}
