import type { ByteSource } from "../byte-source.ts";

const CHUNK = 1 << 20;

/**
 * End of entropy-coded data that begins at `start`: the offset of the next marker that is neither a stuffed zero nor a
 * restart. The size of the source when there is none.
 */
export async function endOfScan(source: ByteSource, start: number): Promise<number> {
  let offset = start;
  while (offset < source.size) {
    const chunk = await source.read(offset, CHUNK);
    if (chunk.length === 0) break;
    const found = nextMarker(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length));
    if (found.marker) return offset + found.at;
    // A 0xFF at the very end of the chunk is read again together with the byte that follows it.
    offset += found.at === chunk.length - 1 && offset + chunk.length < source.size ? found.at : chunk.length;
  }
  return source.size;
}

function nextMarker(chunk: Buffer): { marker: boolean; at: number } {
  for (let at = chunk.indexOf(0xff); at !== -1; at = chunk.indexOf(0xff, at + 1)) {
    const next = chunk[at + 1];
    if (next === undefined) return { marker: false, at };
    if (next === 0xff || next === 0 || (next >= 0xd0 && next <= 0xd7)) continue;
    return { marker: true, at };
  }
  return { marker: false, at: -1 };
}
