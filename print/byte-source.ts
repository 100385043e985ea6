import { type FileHandle, open } from "node:fs/promises";

/** Random access to bytes whose end is known: a file, or a buffer in tests. */
export interface ByteSource {
  readonly size: number;
  /** At most `length` bytes from `offset`, fewer only at the end. The caller owns the returned bytes. */
  read(offset: number, length: number): Promise<Uint8Array>;
}

/** Half open: `start` is the first byte, `end` the first byte that no longer belongs. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Total number of bytes of disjoint ranges. */
export function rangesLength(ranges: readonly ByteRange[]): number {
  return ranges.reduce((sum, range) => sum + (range.end - range.start), 0);
}

export function bytesSource(bytes: Uint8Array): ByteSource {
  return { size: bytes.length, read: async (offset, length) => bytes.slice(offset, offset + length) };
}

/** A file as a byte source. The caller closes it; errors of the file system are thrown as they come. */
export async function openFileSource(path: string): Promise<ByteSource & { close(): Promise<void> }> {
  const file = await open(path, "r");
  const { size } = await file.stat();
  return { size, read: (offset, length) => readAt(file, offset, length), close: () => file.close() };
}

async function readAt(file: FileHandle, offset: number, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(Math.max(0, length));
  let filled = 0;
  while (filled < bytes.length) {
    const { bytesRead } = await file.read(bytes, filled, bytes.length - filled, offset + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return bytes.subarray(0, filled);
}
