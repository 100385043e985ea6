import { open } from "node:fs/promises";
import type { ByteRange } from "../byte-source.ts";

const CHUNK = 1 << 19;
const BUFFERS = 3;

export type PhotoReader = (path: string, ranges: readonly ByteRange[]) => AsyncGenerator<Uint8Array>;

/**
 * Reads one range of a file while the last is written. Three buffers of half a megabyte serve all photos: a chunk is
 * valid until the one after the next is requested.
 */
export function photoReader(): PhotoReader {
  const buffers = Array.from({ length: BUFFERS }, () => Buffer.allocUnsafe(CHUNK));
  let turn = 0;
  return (path, ranges) => readFileRanges(path, ranges, () => buffers[turn++ % BUFFERS] as Buffer);
}

async function* readFileRanges(
  path: string,
  ranges: readonly ByteRange[],
  free: () => Buffer,
): AsyncGenerator<Uint8Array> {
  const file = await open(path, "r");
  try {
    const read = async ({ start, end }: ByteRange) => {
      const buffer = free();
      const { bytesRead } = await file.read(buffer, 0, end - start, start);
      return buffer.subarray(0, bytesRead);
    };
    let ahead: Promise<Uint8Array> | null = null;
    for (const piece of pieces(ranges)) {
      const next: Promise<Uint8Array> = read(piece);
      next.catch(() => {});
      if (ahead) yield await ahead;
      ahead = next;
    }
    if (ahead) yield await ahead;
  } finally {
    await file.close();
  }
}

function* pieces(ranges: readonly ByteRange[]): Generator<ByteRange> {
  for (const { start, end } of ranges) {
    for (let at = start; at < end; at += CHUNK) yield { start: at, end: Math.min(at + CHUNK, end) };
  }
}
