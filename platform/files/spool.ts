import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { failed, type Outcome } from "../../core/outcome.ts";
import { diskProblem } from "./disk-problem.ts";
import type { FileSource, StoredFile, StoreProblem } from "./file-store.ts";

/** A file written under a passing name, its bytes on the disk. */
export interface Spooled extends StoredFile {
  readonly path: string;
}

/**
 * Writes a source to a file of its own in `folder`, hashing as it goes, lets `use` have it and removes it
 * afterwards unless `use` moved it away. Rejects only with the source's own error or one of `use`.
 */
export async function withSpooled<Value, Failure>(
  folder: string,
  source: FileSource,
  use: (file: Spooled) => Promise<Outcome<Value, Failure>>,
): Promise<Outcome<Value, Failure | StoreProblem>> {
  const path = join(folder, randomUUID());
  try {
    const written = await spool(path, source);
    return "problem" in written ? failed(written.problem) : await use({ path, ...written });
  } finally {
    await rm(path, { force: true });
  }
}

async function spool(path: string, source: FileSource): Promise<StoredFile | { problem: StoreProblem }> {
  const file = await onDisk(() => open(path, "wx", 0o600));
  if ("problem" in file) return file;
  try {
    const hash = createHash("sha256");
    let bytes = 0;
    for await (const chunk of chunksOf(source)) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      const written = await onDisk(() => writeAll(file.value, chunk));
      if ("problem" in written) return written;
    }
    const synced = await onDisk(() => file.value.sync());
    return "problem" in synced ? synced : { sha256: hash.digest("hex"), bytes };
  } finally {
    await file.value.close();
  }
}

/** Keeps apart what the disk says from what the source says. */
async function onDisk<Value>(operation: () => Promise<Value>): Promise<{ value: Value } | { problem: StoreProblem }> {
  try {
    return { value: await operation() };
  } catch (error) {
    const problem = diskProblem(error);
    if (!problem) throw error;
    return { problem };
  }
}

async function writeAll(file: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let offset = 0; offset < chunk.byteLength; ) {
    offset += (await file.write(chunk, offset)).bytesWritten;
  }
}

function chunksOf(source: FileSource): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
  if (source instanceof Uint8Array) return [source];
  return "path" in source ? createReadStream(source.path, { highWaterMark: 1 << 20 }) : source;
}
