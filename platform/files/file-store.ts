import type { Readable } from "node:stream";
import type { Outcome } from "../../core/outcome.ts";

/** Source of a file: bytes, a stream of bytes, or a local file (which stays in place). */
export type FileSource = Uint8Array | AsyncIterable<Uint8Array> | { readonly path: string };

/** A file's name is the SHA-256 of its bytes, 64 hex digits: the same content is stored once. */
export interface StoredFile {
  readonly sha256: string;
  readonly bytes: number;
}

/** Part of a file, both ends included and counted from 0, as in an HTTP Range; an open end is the file's last byte. */
export interface ByteRange {
  readonly first: number;
  readonly last?: number;
}

export interface OpenFile {
  /** Read it to its end or destroy it. */
  readonly stream: Readable;
  /** Length of the stream in bytes. */
  readonly bytes: number;
  /** Length of the whole file. */
  readonly totalBytes: number;
}

/** `no-space`: the disk or quota is full. `unavailable`: the place of the files cannot be reached or refuses us. */
export type StoreProblem = "no-space" | "unavailable";
export type OpenProblem = "not-found" | "range-outside" | "unavailable";

/**
 * Stores photos, proxies and print files in a folder or S3. A file exists as a whole or not at all, survives a crash
 * once acknowledged, and is never overwritten by other content.
 */
export interface FileStore {
  /**
   * Stores a file. Rejects only with the source's own error, and then nothing is stored.
   *
   * @param options.contentType for stores that serve files themselves; to serve a file, store its type in your row
   */
  put(source: FileSource, options: { readonly contentType: string }): Promise<Outcome<StoredFile, StoreProblem>>;
  /** Opens a file or a part of it for reading. */
  open(sha256: string, range?: ByteRange): Promise<Outcome<OpenFile, OpenProblem>>;
  stat(sha256: string): Promise<Outcome<{ readonly bytes: number }, "not-found" | "unavailable">>;
  /** Names of all files, in no order, each once; ends with `unavailable` where they cannot all be listed. */
  names(): AsyncIterable<Outcome<string, "unavailable">>;
  /** Removes a file; a missing one counts as removed. Callers make sure that no row names the file. */
  delete(sha256: string): Promise<Outcome<void, "unavailable">>;
  /** Path of the file on this machine for libraries that read paths, or null where files are not on this machine. */
  localPath(sha256: string): string | null;
  /** Rejects when files cannot be written; for `/health/ready`. */
  check(): Promise<void>;
}

const sha256Shape = /^[0-9a-f]{64}$/;

/** Whether a text from outside can be the name of a file at all; keeps paths and keys harmless. */
export const isSha256 = (text: string): boolean => sha256Shape.test(text);

/** Clips a range to a file, or null when it begins behind its end or ends before it begins. */
export function clipRange(range: ByteRange, totalBytes: number): { first: number; last: number } | null {
  const last = Math.min(range.last ?? totalBytes - 1, totalBytes - 1);
  return range.first >= 0 && range.first <= last ? { first: range.first, last } : null;
}
