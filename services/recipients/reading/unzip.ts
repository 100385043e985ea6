import { inflateRawSync } from "node:zlib";

const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Entries of a spreadsheet's archive; more are no spreadsheet of people. */
const MOST_ENTRIES = 2_000;

/**
 * One file of a zip archive (APPNOTE.TXT, 4.3), by its central directory. Null: it is missing, compressed in a way that
 * spreadsheets do not use, or larger than `most` when unpacked.
 */
export function unzipped(archive: Uint8Array, name: string, most: number): Uint8Array | null {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  try {
    const entry = entryNamed(bytes, name);
    if (!entry || entry.size > most) return null;
    const body = bytes.subarray(bodyOf(bytes, entry.at), bodyOf(bytes, entry.at) + entry.packed);
    if (entry.method === 0) return body.length <= most ? body : null;
    return entry.method === 8 ? inflateRawSync(body, { maxOutputLength: most }) : null;
  } catch {
    // Offsets outside the file, broken data, or a bomb that says it is small.
    return null;
  }
}

interface Entry {
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
}

function entryNamed(bytes: Buffer, name: string): Entry | null {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || bytes.readUInt32LE(end) !== END) return null;
  const count = Math.min(bytes.readUInt16LE(end + 10), MOST_ENTRIES);
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count && bytes.readUInt32LE(at) === CENTRAL; index++) {
    const [long, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place));
    if (bytes.toString("utf8", at + 46, at + 46 + (long ?? 0)) === name) {
      return {
        method: bytes.readUInt16LE(at + 10),
        packed: bytes.readUInt32LE(at + 20),
        size: bytes.readUInt32LE(at + 24),
        at: bytes.readUInt32LE(at + 42),
      };
    }
    at += 46 + (long ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return null;
}

const bodyOf = (bytes: Buffer, at: number): number =>
  at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
