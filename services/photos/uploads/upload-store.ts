import { type FileHandle, open, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { FileStore } from "@tus/file-store";
import { ERRORS, Upload } from "@tus/server";
import type { Db } from "../../../platform/database/database.ts";
import { diskProblem } from "../../../platform/files/disk-problem.ts";
import { refusals } from "./refusal.ts";
import { findUpload } from "./upload-rows.ts";

/** Two days: an upload started in the evening can continue after the next one. In milliseconds. */
export const UPLOAD_LIFETIME = 48 * 60 * 60 * 1000;

/** Of `node:fs/promises`; tests give one whose disk is full. */
export type OpenFile = (path: string, flags: string) => Promise<Pick<FileHandle, "write" | "close">>;

/**
 * Store of unfinished uploads: bytes in a folder, all else in the photo's row. Written bytes stay after any
 * interruption, so that an upload continues from there.
 */
export class UploadStore extends FileStore {
  readonly #db: Db;
  readonly #open: OpenFile;

  constructor(directory: string, db: Db, openFile: OpenFile = open) {
    super({
      directory,
      expirationPeriodInMilliseconds: UPLOAD_LIFETIME,
      // The row is written before the store is asked.
      configstore: { get: (id) => uploadOf(db, id), set: async () => {}, delete: async () => {} },
    });
    this.#db = db;
    this.#open = openFile;
    // Not "creation-defer-length": the size is judged before the first byte.
    this.extensions = ["creation", "creation-with-upload", "termination", "expiration"];
  }

  pathOf(id: string): string {
    return join(this.directory, id);
  }

  override async create(upload: Upload): Promise<Upload> {
    return onDisk(() => super.create(upload));
  }

  /** An arrived photo answers with all its bytes, also when the browser never heard that it arrived. */
  override async getUpload(id: string): Promise<Upload> {
    const known = await findUpload(this.#db, id, null);
    if (!known) throw ERRORS.FILE_NOT_FOUND;
    if (!known.finished) return super.getUpload(id);
    return new Upload({ id, size: known.bytes, offset: known.bytes, creation_date: new Date().toISOString() });
  }

  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const file = await onDisk(() => this.#open(this.pathOf(id), "r+")).catch((error) => {
      if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
      throw error;
    });
    // It is complete and stored elsewhere; the library accepts no more bytes than announced.
    if (file === null) return await endOf(readable, offset);
    let position = offset;
    try {
      for await (const chunk of readable as AsyncIterable<Buffer>) {
        await onDisk(() => writeAll(file, chunk, position));
        position += chunk.length;
      }
      return position;
    } finally {
      await file.close();
    }
  }

  /** An upload without bytes is removed all the same. */
  override async remove(id: string): Promise<void> {
    await rm(this.pathOf(id), { force: true });
  }
}

async function uploadOf(db: Db, id: string): Promise<Upload | undefined> {
  const known = await findUpload(db, id, null);
  return known
    ? new Upload({ id, size: known.bytes, offset: 0, creation_date: known.createdAt.toISOString() })
    : undefined;
}

async function writeAll(file: Pick<FileHandle, "write">, chunk: Buffer, position: number): Promise<void> {
  for (let done = 0; done < chunk.length; ) {
    done += (await file.write(chunk, done, chunk.length - done, position + done)).bytesWritten;
  }
}

/** End of a complete upload: nothing may follow. */
async function endOf(readable: Readable, offset: number): Promise<number> {
  for await (const chunk of readable as AsyncIterable<Buffer>) if (chunk.length > 0) throw refusals.received;
  return offset;
}

/** A full disk is said as such; the library would call it "something went wrong". */
async function onDisk<Value>(operation: () => Promise<Value>): Promise<Value> {
  try {
    return await operation();
  } catch (error) {
    throw diskProblem(error) === "no-space" ? refusals.noSpace : error;
  }
}
