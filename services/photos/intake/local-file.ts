import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { FileStore } from "../../../platform/files/file-store.ts";
import { newId } from "../../../platform/tokens/random.ts";

/**
 * Lets `use` have a stored file as a path: its own where the store is a folder, else a copy that is removed afterwards.
 * `gone` when the file is not there any more.
 *
 * @throws when the store cannot be reached
 */
export async function withLocalFile<Result>(
  files: FileStore,
  folder: string,
  sha256: string,
  use: (path: string) => Promise<Result>,
): Promise<Result | "gone"> {
  const there = await files.stat(sha256);
  if (!there.ok && there.error === "not-found") return "gone";
  const local = files.localPath(sha256);
  if (local !== null) return use(local);
  const opened = await files.open(sha256);
  if (!opened.ok && opened.error === "not-found") return "gone";
  if (!opened.ok) throw new Error(`file ${sha256} cannot be read: ${opened.error}`);
  const copy = join(folder, newId());
  try {
    await pipeline(opened.value.stream, createWriteStream(copy, { flags: "wx", mode: 0o600 }));
    return await use(copy);
  } finally {
    await rm(copy, { force: true });
  }
}
